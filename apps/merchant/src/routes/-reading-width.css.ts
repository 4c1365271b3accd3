import { style } from '@vanilla-extract/css';

/** Labels and values that are further apart no longer read as one line. */
export const readingWidth = style({ maxWidth: 784 });
