import { style } from '@vanilla-extract/css';

/** A readable width for a form of four fields. */
export const width = style({ maxWidth: 560 });
