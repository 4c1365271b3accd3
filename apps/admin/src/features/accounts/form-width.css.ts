import { style } from '@vanilla-extract/css';

/** A readable width for a form with two fields side by side. */
export const twoFields = style({ maxWidth: 720 });
