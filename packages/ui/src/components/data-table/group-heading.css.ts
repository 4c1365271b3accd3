import { globalStyle, style } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';
import { body, cell, row } from './data-table.css.ts';
import { stackedRows } from './stacked-rows.css.ts';

const { color, space, type } = vars;
const hairline = `1px solid ${color.border}`;

export const groupRow = style({});

export const groupCell = style({
  ...textStyles.caption,
  height: 28,
  padding: `${space[4]} ${space[16]}`,
  background: color.surfaceSunken,
  borderBlockEnd: hairline,
  color: color.textSecondary,
  fontWeight: type.weight.medium,
  textAlign: 'start',
});

globalStyle(`${stackedRows} :is(${groupRow}, ${groupCell})`, {
  '@media': { [below.phone]: { display: 'block' } },
});

/** Places day and sum at both ends, for any columns. */
export const groupWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: type.line[12],
});
export const groupSum = style({ ...figures, color: color.text, whiteSpace: 'nowrap' });

// Selects the last row of each group but the final one, which retains its line: stacked rows have it
// themselves, others in their cells.
const lastOfGroup = `${body}:not(:last-of-type) > ${row}:last-child`;
globalStyle(`${lastOfGroup} > ${cell}`, { borderBlockEnd: hairline });
globalStyle(`${stackedRows} ${lastOfGroup} > ${cell}`, {
  '@media': { [below.phone]: { borderBlockEnd: 0 } },
});
globalStyle(`${stackedRows} ${lastOfGroup}`, { '@media': { [below.phone]: { borderBlockEnd: hairline } } });

// Draws a stronger line between a group and rows after it that have no heading.
const endOfGroup = `${body}:has(> ${groupRow}):has(+ ${body}:not(:has(> ${groupRow}))) > ${row}:last-child`;
globalStyle(`:is(${endOfGroup}, ${endOfGroup} > ${cell})`, { borderBlockEndColor: color.borderStrong });
