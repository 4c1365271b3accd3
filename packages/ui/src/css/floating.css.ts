import { style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

/** Draws an element that floats above the page, next to its anchor. */
export const floating = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
});
