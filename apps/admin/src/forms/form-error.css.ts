import { style } from '@vanilla-extract/css';

// Leaves the phone header above and the buttons below in view when the error is scrolled into view.
export const error = style({ scrollMarginBlock: 72 });
