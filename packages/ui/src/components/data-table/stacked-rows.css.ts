import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { oneLine } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';
// The table's own rules come first, so that these outweigh them.
import { body, cell, foot, head, note, row, totalCell, totalRow } from './data-table.css.ts';

const { color, space, type } = vars;
type Rule = Parameters<typeof globalStyle>[1];

/** A table whose rows leave their columns on a phone: each stands on two lines, its cells in slots. */
export const stackedRows = style({ '@media': { [below.phone]: { display: 'block' } } });

const whenStacked = (selector: string, rule: Rule) =>
  globalStyle(`${stackedRows} ${selector}`, { '@media': { [below.phone]: rule } });

// The head is still read aloud with each cell.
whenStacked(head, { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
// What has the focus is seen: a heading that puts the rows in order.
whenStacked(`${head}:focus-within`, { position: 'static', clipPath: 'none' });
whenStacked(`:is(${body}, ${foot})`, { display: 'block' });
// Two lines, each as free as its words need; what does not fit beside its neighbours goes below them, never over them.
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
// The end of line one.
whenStacked(`${row}::before`, { content: '', order: 3, flexBasis: '100%', height: 0 });
whenStacked(`${body} > ${row}:last-child`, { borderBlockEnd: 0 });
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
// A bar in a word's place is cut off without a sign of it.
whenStacked(`${row} > ${cell}:has([aria-busy])`, { textOverflow: 'clip' });
whenStacked(`:is(tr:has(> ${note}), ${note})`, { display: 'block' });

export const slot = styleVariants({ lead: {}, amount: {}, a: {}, b: {}, c: {}, status: {}, more: {} });
const places = { lead: 1, amount: 2, a: 4, b: 5, c: 6, status: 7, more: 8 } as const satisfies Record<
  keyof typeof slot,
  number
>;
const inSlot = (name: keyof typeof slot, rule: Rule) =>
  whenStacked(`${row} > ${cell}${slot[name]}`, { order: places[name], ...rule });

const detail = { fontSize: type.size[12], color: color.textMuted } as const;
inSlot('lead', {
  flex: '1 1 auto',
  color: color.text,
  fontWeight: type.weight.medium,
  paddingInlineEnd: space[12],
});
// An amount is never cut off: what stands beside it gives way.
inSlot('amount', { marginInlineStart: 'auto', fontSize: type.size[14], overflow: 'visible' });
inSlot('status', { marginInlineStart: 'auto' });
inSlot('a', detail);
inSlot('b', detail);
inSlot('c', { ...detail, paddingInlineEnd: space[12] });
globalStyle(`${cell}${slot.more}`, { maxWidth: 240, ...oneLine });
inSlot('more', { ...detail, flex: '1 0 100%', color: color.textSecondary, whiteSpace: 'normal' });
whenStacked(`${row} > ${slot.more}::before`, {
  content: 'attr(data-heading)',
  marginInlineEnd: space[8],
  color: color.textMuted,
});
for (const name of ['b', 'c'] as const) {
  whenStacked(`${row} > ${slot[name]}:not(:empty)::before`, { content: '"·"', paddingInline: 6 });
}

export const yielding = style({});
whenStacked(`${row} > ${cell}${yielding}`, { flex: '1 1 64px' });

// Totals: label left, figure right.
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
