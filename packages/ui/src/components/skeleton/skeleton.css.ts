import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion, vars } from '../../theme.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
// Hides the bar for 150 ms, so that quick responses never show a loading state.
const appear = keyframes({ from: { visibility: 'hidden' } });

const bar = 10;

export const skeleton = style({
  display: 'inline-block',
  maxWidth: '100%',
  height: bar,
  borderRadius: 4,
  background: vars.color.skeleton,
  verticalAlign: 'middle',
  animation: `${appear} 150ms step-end, ${breathe} 1.6s ease-in-out 150ms infinite`,
  '@media': { [reducedMotion]: { animation: `${appear} 150ms step-end` } },
});

const inBox = (height: string) => ({
  verticalAlign: 'top',
  marginBlock: `calc((${height} - ${bar}px) / 2)`,
});

/** Matches the height of an element other than a line of text. */
export const insteadOf = styleVariants({
  text: {},
  moneyLarge: inBox(vars.type.line[28]),
  moneyHero: inBox(vars.type.line[36]),
  control: inBox(vars.size.control),
  controlSmall: inBox(vars.size.controlSmall),
});
