import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, space, type } = vars;

/** Aligns the lines with the row above: they begin below its description and end below its amount. */
export const lines = style({
  padding: `0 44px ${space[12]} 184px`,
  color: color.textSecondary,
  fontSize: type.size[12],
  lineHeight: type.line[12],
  '@media': { [below.wide]: { paddingInline: space[16] } },
});
export const none = style([lines, { margin: 0, color: color.textMuted }]);

export const table = style({ width: '100%', borderSpacing: 0 });
globalStyle(`${table} :is(th, td)`, { padding: 0, textAlign: 'start', verticalAlign: 'baseline' });
globalStyle(`${table} th`, { color: color.textMuted, fontWeight: type.weight.regular });

export const awaited = style({ height: type.line[12] });

export const account = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space[8]}` });
export const number = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: color.textMuted });

export const figure = style({});
globalStyle(`${table} ${figure}`, {
  width: 104,
  paddingInlineStart: space[8],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Leaves the account as much room as possible on a phone.
  '@media': { [below.phone]: { width: '1%' } },
});
