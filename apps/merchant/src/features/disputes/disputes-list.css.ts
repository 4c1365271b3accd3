import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** The row is a link already: what it is about is ink. */
export const disputedTransaction = style({});
globalStyle(`${disputedTransaction} a`, { color: vars.color.text });
