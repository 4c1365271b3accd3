import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';
import { amount, cell, headCell, stacked, totalCell, totalRow } from './data-table.css.ts';

const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [below.phone]: rule } });
const { space } = vars;

/** A table that stays a table on a phone: narrower, and its words may break. */
export const keptColumns = style({});
globalStyle(
  `${keptColumns} :is(${headCell}, ${cell})`,
  phone({ paddingInline: space[4], whiteSpace: 'normal' }),
);
globalStyle(`${keptColumns} ${cell}`, phone({ paddingBlock: space[8] }));
globalStyle(`${keptColumns} ${cell}${amount}`, phone({ whiteSpace: 'nowrap' }));
globalStyle(`${keptColumns} :is(${headCell}, ${cell}):first-child`, phone({ paddingInlineStart: space[16] }));
globalStyle(`${keptColumns} :is(${headCell}, ${cell}):last-child`, phone({ paddingInlineEnd: space[16] }));

// A stacked table's totals: label left, figure right.
globalStyle(
  `${stacked} ${totalRow}`,
  phone({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 36,
    padding: `0 ${space[16]}`,
  }),
);
globalStyle(
  `${stacked} ${totalRow}:first-child`,
  phone({ borderBlockStart: `1px solid ${vars.color.borderStrong}` }),
);
globalStyle(`${stacked} ${totalRow} > ${totalCell}`, phone({ height: 'auto', padding: 0, border: 0 }));
globalStyle(`${stacked} ${totalRow}:last-child`, phone({ minHeight: 44 }));
