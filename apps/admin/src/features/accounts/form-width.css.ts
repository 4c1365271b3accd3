import { style } from '@vanilla-extract/css';

/** Limits a form with two fields side by side to a readable width. */
export const twoFields = style({ maxWidth: 720 });
