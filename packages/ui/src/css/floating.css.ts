import { style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

/** Floats above the page next to its anchor, in the browser's top layer. */
export const floating = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
});
