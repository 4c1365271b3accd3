import { keyframes, style } from '@vanilla-extract/css';
import { below, vars } from '../theme.ts';

const { color, radius } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Draws the scrim behind an overlay; the scrim is also the overlay's scroll container. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  overflowY: 'auto',
  background: vars.color.overlay,
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
});

/** Draws a dialog on the scrim. On phones it spans the width of the screen. */
export const dialog = style({
  width: `min(100%, ${vars.size.dialog})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  ':focus': { outline: 'none' },
  '@media': {
    [below.phone]: {
      width: '100%',
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      borderInline: 0,
      borderBlockEnd: 0,
    },
  },
});
