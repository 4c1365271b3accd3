import { style } from '@vanilla-extract/css';

/** Limits a form of four fields to a readable width. */
export const width = style({ maxWidth: 560 });
