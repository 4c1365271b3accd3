import { style } from '@vanilla-extract/css';
import { dialog, overlay } from '../../css/overlay.css.ts';
import { oneLine, textStyles } from '../../css/text-styles.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

export const paletteOverlay = style([
  overlay,
  {
    placeItems: 'start center',
    padding: `12vh ${space[16]} 0`,
    '@media': { [below.phone]: { padding: 0 } },
  },
]);

export const palette = style([dialog, { width: `min(100%, ${size.palette})`, overflow: 'hidden' }]);

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `0 ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: vars.type.size[16],
  // The whole palette is what has the focus.
  outline: 'none',
});

export const list = style({
  maxHeight: 'min(60vh, 400px)',
  padding: space[8],
  overflowY: 'auto',
  ':empty': { display: 'none' },
});
/** Over a group, or below all of them. */
export const note = style({
  ...textStyles.caption,
  padding: space[8],
  color: color.textMuted,
  ':empty': { display: 'none' },
});
export const command = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.row,
  padding: `0 ${space[8]}`,
  borderRadius: radius.small,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.surfacePressed } },
});
export const icon = style({
  flex: 'none',
  color: color.textMuted,
  selectors: { [`${command}[aria-selected="true"] &`]: { color: color.accentText } },
});
export const commandLabel = style([oneLine, { minWidth: 0 }]);
export const commandEnd = style({
  marginInlineStart: 'auto',
  color: color.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const foot = style({
  ...textStyles.caption,
  display: 'flex',
  gap: 6,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  '@media': { [pointer.coarse]: { display: 'none' } },
});
