import { style } from '@vanilla-extract/css';

/** As narrow as a receipt, in the middle of the page. */
export const receiptWidth = style({ width: '100%', maxWidth: 480, marginInline: 'auto' });
