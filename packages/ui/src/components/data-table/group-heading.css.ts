import { globalStyle, style } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';
import { body, cell, row, rowLink } from './data-table.css.ts';
import { previewButton } from './preview-button.css.ts';
import { stackedRows } from './stacked-rows.css.ts';

const { color, size, space, type } = vars;
const hairline = `1px solid ${color.border}`;

const headingPx = 28;
const bandPx = 8;

/**
 * Marks the first row of a group. The row contains the group's heading above its cells: the title, then the
 * sum. A sum at the end of the row would look like a balance in a column of balances.
 */
export const headedRow = style({});
globalStyle(`${row}${headedRow} > ${cell}`, {
  height: `calc(${size.row} + ${headingPx}px)`,
  paddingBlockStart: `calc(${space[4]} + ${headingPx}px)`,
});
globalStyle(`${stackedRows} ${row}${headedRow}`, {
  '@media': { [below.phone]: { minHeight: 60 + headingPx, paddingBlockStart: 10 + headingPx } },
});
globalStyle(`${stackedRows} ${row}${headedRow} > ${cell}`, {
  '@media': { [below.phone]: { height: 'auto', paddingBlockStart: 0 } },
});
// Excludes the heading from the areas of the row's link and button.
globalStyle(`${headedRow} ${rowLink}::after`, { insetBlockStart: headingPx });
globalStyle(`${headedRow} > ${cell} > ${previewButton}`, { insetBlockStart: headingPx });

export const groupHeading = style({
  ...textStyles.caption,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: headingPx,
  paddingInline: space[16],
  background: color.surfaceSunken,
  borderBlockEnd: hairline,
  color: color.textSecondary,
  fontWeight: type.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const groupSum = style({ ...figures, color: color.text });

// Selects the last row of every group but the last, and restores the line below it: on the row itself if rows
// are stacked, otherwise on its cells.
const lastOfGroup = `${body}:not(:last-of-type) > ${row}:last-child`;
globalStyle(`${lastOfGroup} > ${cell}`, { borderBlockEnd: hairline });
globalStyle(`${stackedRows} ${lastOfGroup} > ${cell}`, {
  '@media': { [below.phone]: { borderBlockEnd: 0 } },
});
globalStyle(`${stackedRows} ${lastOfGroup}`, { '@media': { [below.phone]: { borderBlockEnd: hairline } } });

/**
 * Marks a group that rows without a heading follow. A band below the group separates the rows, which would
 * otherwise seem to belong to it.
 */
export const closedGroup = style({});
const lastOfClosedGroup = `${closedGroup} > ${row}:last-child`;
const band = {
  borderBlockEnd: `${bandPx}px solid ${color.surfaceSunken}`,
  boxShadow: `inset 0 -1px ${color.border}`,
} as const;
globalStyle(`${body}${lastOfClosedGroup} > ${cell}`, { height: `calc(${size.row} + ${bandPx}px)`, ...band });
globalStyle(`${stackedRows} ${body}${lastOfClosedGroup} > ${cell}`, {
  '@media': { [below.phone]: { height: 'auto', borderBlockEnd: 0, boxShadow: 'none' } },
});
globalStyle(`${stackedRows} ${body}${lastOfClosedGroup}`, { '@media': { [below.phone]: band } });
