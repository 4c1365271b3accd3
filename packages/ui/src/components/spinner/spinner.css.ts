import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion, vars } from '../../theme.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  flex: 'none',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} .8s linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const spinnerSize = styleVariants({
  medium: { width: 14, height: 14 },
  large: { width: 20, height: 20 },
});
