import { style } from '@vanilla-extract/css';

/** As wide as a form of four fields is well read. */
export const width = style({ maxWidth: 560 });
