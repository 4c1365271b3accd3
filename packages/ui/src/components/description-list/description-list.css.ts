import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

export const list = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  // Wraps labels on a phone before it truncates an identifier.
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(64%)' } },
});

const item = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  padding: '6px 0',
});
export const itemAlign = styleVariants({
  end: [item, { gap: vars.space[8] }],
  start: [item, { gap: vars.space[32], '@media': { [below.phone]: { gap: 0 } } }],
});

// Sets a minimum width of labels, so that values are aligned across consecutive cards unless a label is
// longer. Stacks label and value on a phone: next to its label, an address or a website would break in the
// middle of a word.
export const startList = style({
  gridTemplateColumns: 'minmax(144px, auto) minmax(0, 1fr)',
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// Lays out a list directly in a card; `ruledItem` separates its rows by hairlines.
export const ruledList = style({
  margin: 0,
  gridTemplateColumns: '200px minmax(0, 1fr)',
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const ruledItem = style({
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: 48,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [below.phone]: { gap: 0 } },
});

export const itemLabel = style({ color: vars.color.textMuted });

const itemValue = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const itemValueAlign = styleVariants({
  end: [itemValue, { textAlign: 'end', justifySelf: 'end' }],
  start: [itemValue, { textAlign: 'start', justifySelf: 'start' }],
});
