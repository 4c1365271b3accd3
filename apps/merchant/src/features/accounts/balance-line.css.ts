import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** Reserves one line below the balance. A part that does not fit is left out, never cut off. */
export const balanceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  height: vars.type.line[12],
  marginBlockStart: vars.space[4],
  overflow: 'hidden',
  fontSize: vars.type.size[12],
  lineHeight: vars.type.line[12],
  color: vars.color.textSecondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Reserves a second line on phones, so that no cause is left out. */
export const changeLine = style([
  balanceLine,
  { '@media': { [below.phone]: { height: `calc(2 * ${vars.type.line[12]})` } } },
]);

export const balanceLinePart = style({ whiteSpace: 'pre' });
