import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, vars } from '../../theme.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
// What is there within 150 ms was never seen to load.
const appear = keyframes({ from: { visibility: 'hidden' } });

export const skeleton = style({
  display: 'inline-block',
  maxWidth: '100%',
  height: 10,
  borderRadius: 4,
  background: vars.color.skeleton,
  verticalAlign: 'middle',
  animation: `${appear} 150ms step-end, ${breathe} 1.6s ease-in-out 150ms infinite`,
  '@media': { [reducedMotion]: { animation: `${appear} 150ms step-end` } },
});
