import { globalStyle, style } from '@vanilla-extract/css';

export const menu = style({ position: 'relative', display: 'inline-flex' });

/** Where the list is placed by: it lies under the button and takes no press from it. */
export const menuAnchor = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  visibility: 'hidden',
});
globalStyle(`${menu} > ${menuAnchor}`, { zIndex: -1 });
