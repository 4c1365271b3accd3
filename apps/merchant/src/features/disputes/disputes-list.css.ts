import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** Links have the text color here because the whole row is already a link. */
export const disputedTransaction = style({});
globalStyle(`${disputedTransaction} a`, { color: vars.color.text });
