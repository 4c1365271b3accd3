import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
});
globalStyle(`${stack} > *`, { minWidth: 0 });

export const stackAlign = styleVariants({
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});
