import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** The scrim behind what floats, and the box it scrolls in. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  overflowY: 'auto',
  background: vars.color.overlay,
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
});
