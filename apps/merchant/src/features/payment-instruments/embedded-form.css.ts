import { style } from '@vanilla-extract/css';

// The form keeps 2 px around its fields for their focus rings; without them its edges line up with the page's.
const ringPx = 2;

export const formFrame = style({
  display: 'block',
  width: `calc(100% + ${String(2 * ringPx)}px)`,
  marginInline: -ringPx,
  border: 0,
  colorScheme: 'normal',
});
