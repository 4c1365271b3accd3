import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

const { color, space, type } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const reference = style({
  fontSize: type.size[14],
  lineHeight: type.line[14],
  fontWeight: type.weight.semibold,
  overflowWrap: 'anywhere',
});
globalStyle(`${reference} a`, { color: color.text });
export const detail = style({
  gridColumn: '1 / -1',
  color: color.textSecondary,
  fontSize: type.size[13],
  lineHeight: type.line[13],
  overflowWrap: 'anywhere',
});
export const aside = style({ color: color.textMuted });
export const failure = style({ gridColumn: '1 / -1' });
