import { globalStyle, style } from '@vanilla-extract/css';

export const menu = style({ position: 'relative', display: 'inline-flex' });

/** Anchors the list to the button; lets clicks through. */
export const menuAnchor = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  visibility: 'hidden',
});
globalStyle(`${menu} > ${menuAnchor}`, { zIndex: -1 });
