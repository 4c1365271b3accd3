import { style } from '@vanilla-extract/css';

/** Puts the facts on their own line without a gap, so that the height is the same for short and long amounts. */
export const totals = style({ display: 'grid' });
