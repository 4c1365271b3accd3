import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { textStyles } from '../../css/text-styles.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { pointer, vars } from '../../theme.ts';

const { color, size, space } = vars;

export const list = style({ display: 'grid', marginInline: `calc(-1 * ${space[8]})` });
export const legend = style({
  ...textStyles.small,
  marginBlockEnd: space[8],
  padding: 0,
  fontWeight: vars.type.weight.medium,
});
export const hiddenLegend = visuallyHidden;
export const radio = style({ width: 16, height: 16, margin: 0, accentColor: color.accent });

export const option = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.control,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    ...pressed,
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer.hover]: { selectors: { '&:hover:not(:has(:disabled))': { background: color.surfaceHover } } },
  },
});
