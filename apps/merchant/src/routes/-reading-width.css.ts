import { style } from '@vanilla-extract/css';

/** Labels and values that are farther apart no longer read as one line. */
export const readingWidth = style({ maxWidth: 784 });
