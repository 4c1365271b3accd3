import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, type } = vars;

/** Beside the action, which leads a stacked row. */
export const when = style({
  '@media': { [below.phone]: { color: color.textMuted, fontSize: type.size[12] } },
});

/** Stacked within the column; on phones, part of the row's second line. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [below.phone]: { display: 'inline' } },
});

export const absent = style({ color: color.textMuted });
// With its cell, so that no separator is left between the parts of a stacked row.
globalStyle(`td:has(> ${absent})`, { '@media': { [below.phone]: { display: 'none' } } });
