import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, space } = vars;

export const group = style({ display: 'grid', alignContent: 'start', gap: space[8] });
export const legend = style({
  ...textStyles.small,
  marginBlockEnd: space[8],
  padding: 0,
  fontWeight: vars.type.weight.medium,
});

export const radioCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: 56,
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    ...pressed,
    '&:has(:checked)': {
      borderColor: color.accent,
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', background: color.surfaceSunken, color: color.textMuted },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [pointer.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.surfaceHover } },
    },
  },
});
export const radio = style({
  width: 16,
  height: 16,
  margin: 0,
  accentColor: color.accent,
  ':focus-visible': { outline: 'none' },
});
export const words = style({ display: 'grid', minWidth: 0 });
export const cardLabel = style({
  ...textStyles.small,
  fontWeight: vars.type.weight.medium,
  overflowWrap: 'anywhere',
});
export const cardDetail = style({ ...textStyles.caption, color: color.textMuted, overflowWrap: 'anywhere' });
export const cardNote = style({ ...textStyles.caption, color: color.cautionText, overflowWrap: 'anywhere' });
export const end = style({ color: color.textMuted });
