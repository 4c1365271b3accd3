import { style } from '@vanilla-extract/css';

/** Labels and values further apart than this no longer read as one line. */
export const readingWidth = style({ maxWidth: 784 });
