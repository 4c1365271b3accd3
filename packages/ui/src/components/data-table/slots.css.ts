import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';
// The table's own rules come first, so that these outweigh them.
import { cell, row, stacked } from './data-table.css.ts';

const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [below.phone]: rule } });

export const slot = styleVariants({ lead: {}, amount: {}, a: {}, b: {}, c: {}, status: {} });
const inSlot = (name: keyof typeof slot, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${stacked} ${row} > ${cell}${slot[name]}`, phone({ gridArea: name, ...rule }));

const detail = { fontSize: vars.type.size[12], color: vars.color.textMuted } as const;
inSlot('lead', {
  color: vars.color.text,
  fontWeight: vars.type.weight.medium,
  paddingInlineEnd: vars.space[12],
});
// An amount is never cut off: what stands beside it gives way.
inSlot('amount', { justifySelf: 'end', fontSize: vars.type.size[14], overflow: 'visible' });
inSlot('status', { justifySelf: 'end' });
inSlot('a', detail);
inSlot('b', detail);
inSlot('c', { ...detail, paddingInlineEnd: vars.space[12] });
for (const name of ['b', 'c'] as const) {
  globalStyle(
    `${stacked} ${row} > ${slot[name]}:not(:empty)::before`,
    phone({ content: '"·"', paddingInline: 6 }),
  );
}
