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

/** Day and sum at both ends, whatever the columns are. */
export const groupWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: type.line[12],
});
export const groupSum = style({ ...figures, color: color.text, whiteSpace: 'nowrap' });

// The last row of a group keeps its line, but for the last of all. Where rows are stacked, a row has it, else its cells.
const lastOfGroup = `${body}:not(:last-of-type) > ${row}:last-child`;
globalStyle(`${lastOfGroup} > ${cell}`, { borderBlockEnd: hairline });
globalStyle(`${stackedRows} ${lastOfGroup} > ${cell}`, {
  '@media': { [below.phone]: { borderBlockEnd: 0 } },
});
globalStyle(`${stackedRows} ${lastOfGroup}`, { '@media': { [below.phone]: { borderBlockEnd: hairline } } });

// What follows a group without a heading of its own is no part of it: the line between them is stronger.
const endOfGroup = `${body}:has(> ${groupRow}):has(+ ${body}:not(:has(> ${groupRow}))) > ${row}:last-child`;
globalStyle(`:is(${endOfGroup}, ${endOfGroup} > ${cell})`, { borderBlockEndColor: color.borderStrong });
