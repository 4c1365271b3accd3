import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, type } = vars;

/** Places the time next to the action, which comes first in a stacked row. */
export const when = style({
  '@media': { [below.phone]: { color: color.textMuted, fontSize: type.size[12] } },
});

/** Stacks the details within the column; on phones, they are part of the row's second line. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [below.phone]: { display: 'inline' } },
});

export const absent = style({ color: color.textMuted });
// Hides the cell, so that no separator remains between the parts of a stacked row.
globalStyle(`td:has(> ${absent})`, { '@media': { [below.phone]: { display: 'none' } } });
