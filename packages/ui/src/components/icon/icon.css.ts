import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  // 1.5 px at an icon height of 16 px, because icons are drawn on a 24 by 24 grid.
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const iconSize = styleVariants({
  small: { width: 12, height: 12, strokeWidth: 2.7 },
  medium: { width: 16, height: 16 },
  large: { width: 20, height: 20 },
});
