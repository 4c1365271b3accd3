import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion, vars } from '../../theme.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
// What is there within 150 ms was never seen to load.
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

/** What it stands for where that is no line of text: the box it keeps is as high. */
export const insteadOf = styleVariants({
  text: {},
  moneyHero: inBox(vars.type.line[36]),
  control: inBox(vars.size.control),
});
