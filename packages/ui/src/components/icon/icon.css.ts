import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const iconSize = styleVariants({
  small: { width: 12, height: 12, strokeWidth: 1.8 },
  medium: { width: 16, height: 16 },
  large: { width: 20, height: 20 },
});
