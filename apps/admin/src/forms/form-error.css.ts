import { style } from '@vanilla-extract/css';

// The header of a phone above it and the buttons below it stay in view with it.
export const error = style({ scrollMarginBlock: 72 });
