import { style } from '@vanilla-extract/css';

/** As wide as a form with two fields beside each other is well read. */
export const twoFields = style({ maxWidth: 720 });
