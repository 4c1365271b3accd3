import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { oneLine } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';
import { secondaryLine } from '../secondary-text/secondary-text.css.ts';
// Imports the table's own rules first, so that the rules below override them.
import { body, cell, foot, head, joinedRow, note, row, totalCell, totalRow } from './data-table.css.ts';

const { color, space, type } = vars;
type Rule = Parameters<typeof globalStyle>[1];

/** Stacks the rows of a table on phones: two lines each, with the cells in slots. */
export const stackedRows = style({ '@media': { [below.phone]: { display: 'block' } } });

const whenStacked = (selector: string, rule: Rule) =>
  globalStyle(`${stackedRows} ${selector}`, { '@media': { [below.phone]: rule } });

// Hides the head visually; it is still announced with each cell.
whenStacked(head, { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
// Shows a sort heading while it is focused.
whenStacked(`${head}:focus-within`, { position: 'static', clipPath: 'none' });
whenStacked(`:is(${body}, ${foot})`, { display: 'block' });
// Flows two lines freely, so that cells wrap below their neighbors instead of overlapping them.
whenStacked(row, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  rowGap: 1,
  minHeight: 60,
  padding: `10px ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
// Breaks the line between the two lines of a row.
whenStacked(`${row}::before`, { content: '', order: 3, flexBasis: '100%', height: 0 });
whenStacked(`${body} > ${row}:last-child`, { borderBlockEnd: 0 });
whenStacked(`${row}${joinedRow}`, { borderBlockEndColor: 'transparent' });
whenStacked(`${row} > ${cell}`, {
  width: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  height: 'auto',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
// Clips a skeleton bar without an ellipsis.
whenStacked(`${row} > ${cell}:has([aria-busy])`, { textOverflow: 'clip' });
whenStacked(`:is(tr:has(> ${note}), ${note})`, { display: 'block' });

export const slot = styleVariants({
  lead: {},
  amount: {},
  a: {},
  b: {},
  c: {},
  status: {},
  line: {},
  more: {},
  none: {},
});
const orders = {
  lead: 1,
  amount: 2,
  a: 4,
  b: 5,
  c: 6,
  status: 7,
  line: 8,
  more: 9,
  none: 10,
} as const satisfies Record<keyof typeof slot, number>;
const inSlot = (name: keyof typeof slot, rule: Rule) =>
  whenStacked(`${row} > ${cell}${slot[name]}`, { order: orders[name], ...rule });

const detail = { fontSize: type.size[12], color: color.textMuted } as const;
inSlot('lead', {
  flex: '1 1 auto',
  color: color.text,
  fontWeight: type.weight.medium,
  paddingInlineEnd: space[12],
});
// Never truncates an amount, only the cells next to it.
inSlot('amount', { marginInlineStart: 'auto', fontSize: type.size[14], overflow: 'visible' });
inSlot('status', { marginInlineStart: 'auto' });
inSlot('a', detail);
inSlot('b', { ...detail, paddingInlineEnd: space[8] });
inSlot('c', { ...detail, paddingInlineEnd: space[12] });
inSlot('line', { ...detail, flex: '1 0 100%' });
globalStyle(`${cell}${slot.more}`, { maxWidth: 240, ...oneLine });
inSlot('more', { ...detail, flex: '1 0 100%', color: color.textSecondary, whiteSpace: 'normal' });
whenStacked(`${row} > ${slot.more}::before`, {
  content: 'attr(data-heading)',
  marginInlineEnd: space[8],
  color: color.textMuted,
});
inSlot('none', { display: 'none' });
whenStacked(`${row} > ${slot.a}[data-heading]::before`, {
  content: 'attr(data-heading)',
  marginInlineEnd: 4,
});
whenStacked(`${row} > ${cell}:has(> [data-absent])`, { display: 'none' });
for (const name of ['b', 'c'] as const) {
  whenStacked(`${row} > ${slot[name]}[data-heading]:not(:empty)::before`, {
    content: 'attr(data-heading)',
    marginInlineEnd: 4,
  });
}
const hasValue = (name: 'b' | 'c'): string =>
  `:has(> ${slot[name]}:not(:empty)):not(:has(> ${slot[name]} > [data-absent]))`;
// Separates details with a dot behind each but the last, so that a wrapped line does not begin with a dot.
const separated = [
  `${row}:is(${hasValue('b')}, ${hasValue('c')}) > ${slot.a}`,
  `${row}${hasValue('c')} > ${slot.b}`,
];
for (const detailBefore of separated) {
  whenStacked(`${detailBefore}:not(:empty)::after`, { content: '"·"', paddingInline: 6 });
}

// Removes the distance to the status from a detail that another detail follows.
whenStacked(`${row}${hasValue('c')} > ${slot.b}`, { paddingInlineEnd: 0 });

// Puts the second line of a detail on its first line.
whenStacked(`${row} > ${cell}:is(${slot.a}, ${slot.b}, ${slot.c}, ${slot.line}) ${secondaryLine}`, {
  display: 'inline',
  marginInlineStart: 6,
});
// Moves the second line of a lead to line two, next to the status.
const splitLead = `${row} > ${cell}${slot.lead}:has(> ${secondaryLine})`;
whenStacked(splitLead, { display: 'contents' });
whenStacked(`${splitLead} > ${secondaryLine}`, {
  ...detail,
  order: orders.a,
  flex: '1 1 64px',
  paddingInlineEnd: space[8],
});

export const yielding = style({});
whenStacked(`${row} > ${cell}${yielding}`, { flex: '1 1 64px' });

// Places the label of a total on the left and its number on the right.
whenStacked(totalRow, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 36,
  padding: `0 ${space[16]}`,
});
whenStacked(`${totalRow}:first-child`, { borderBlockStart: `1px solid ${color.borderStrong}` });
whenStacked(`${totalRow}:last-child`, { minHeight: 44 });
whenStacked(`${totalRow} > ${totalCell}`, { height: 'auto', padding: 0, border: 0 });
