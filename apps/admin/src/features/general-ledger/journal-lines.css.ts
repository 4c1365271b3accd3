import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, space, type } = vars;
const hairline = `1px solid ${color.border}`;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) 136px 136px auto',
  columnGap: space[12],
} as const;

export const line = style({
  ...columns,
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline,
  '@media': {
    [below.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      rowGap: space[12],
    },
  },
});
export const account = style({ minWidth: 0, '@media': { [below.phone]: { gridColumn: '1 / -1' } } });
export const note = style([account]);
export const amount = style({ minWidth: 0 });
/** Aligns the button with the field, below its label. */
export const remove = style({ paddingBlockStart: 24 });

export const totals = style({
  ...columns,
  alignItems: 'center',
  minHeight: 48,
  margin: 0,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  fontSize: type.size[13],
  lineHeight: type.line[13],
  '@media': {
    [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', rowGap: space[8] },
  },
});
export const outcome = style({
  gridColumn: 'span 2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  '@media': { [below.phone]: { gridColumn: '1 / -1' } },
});
export const total = style({
  textAlign: 'end',
  // Aligns the totals with the numbers in the fields above, which have padding.
  paddingInlineEnd: 10,
  fontWeight: type.weight.semibold,
});
/** Marks final totals once debits and credits balance. */
export const met = style({ paddingBlockEnd: 3, borderBlockEnd: `3px double ${color.textMuted}` });
/** Matches the width of the buttons above it, so that the columns are aligned. */
export const end = style({ width: vars.size.control });
