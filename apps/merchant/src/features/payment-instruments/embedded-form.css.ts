import { style } from '@vanilla-extract/css';

// The form has 2 px of padding for focus rings; negative margins align its fields with the page.
const ringPx = 2;

export const formFrame = style({
  display: 'block',
  width: `calc(100% + ${String(2 * ringPx)}px)`,
  marginInline: -ringPx,
  border: 0,
  colorScheme: 'normal',
});
