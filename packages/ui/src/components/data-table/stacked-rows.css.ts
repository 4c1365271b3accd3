import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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
whenStacked(`:is(${body}, ${foot})`, { display: 'block' });
whenStacked(row, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, auto) minmax(0, 1fr) auto',
  gridTemplateAreas: '"lead lead lead amount" "a b c status"',
  gap: '2px 0',
  alignItems: 'center',
  minHeight: 60,
  padding: `10px ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
whenStacked(`${body} > ${row}:last-child`, { borderBlockEnd: 0 });
whenStacked(`${row} > ${cell}`, {
  width: 'auto',
  minWidth: 0,
  height: 'auto',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
whenStacked(`:is(tr:has(> ${note}), ${note})`, { display: 'block' });

export const slot = styleVariants({ lead: {}, amount: {}, a: {}, b: {}, c: {}, status: {} });
const inSlot = (name: keyof typeof slot, rule: Rule) =>
  whenStacked(`${row} > ${cell}${slot[name]}`, { gridArea: name, ...rule });

const detail = { fontSize: type.size[12], color: color.textMuted } as const;
inSlot('lead', { color: color.text, fontWeight: type.weight.medium, paddingInlineEnd: space[12] });
// An amount is never cut off: what stands beside it gives way.
inSlot('amount', { justifySelf: 'end', fontSize: type.size[14], overflow: 'visible' });
inSlot('status', { justifySelf: 'end' });
inSlot('a', detail);
inSlot('b', detail);
inSlot('c', { ...detail, paddingInlineEnd: space[12] });
for (const name of ['b', 'c'] as const) {
  whenStacked(`${row} > ${slot[name]}:not(:empty)::before`, { content: '"·"', paddingInline: 6 });
}

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
