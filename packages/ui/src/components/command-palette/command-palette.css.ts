import { style } from '@vanilla-extract/css';
import { pressedEdge } from '../../css/pressed.ts';
import { dialog, overlay } from '../../css/overlay.css.ts';
import { oneLine, textStyles } from '../../css/text-styles.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

export const paletteOverlay = style([
  overlay,
  {
    placeItems: 'start center',
    padding: `12vh ${space[16]} 0`,
    // Appears without animation, because it replaces a frame that is already visible.
    animation: 'none',
    // Receives the pointer even above the slide-over menu, which blocks the pointer on the rest of the page.
    pointerEvents: 'auto',
    // Leaves the page behind in its place, which is not inert.
    overscrollBehavior: 'contain',
    '@media': { [below.phone]: { padding: 0 } },
  },
]);

export const palette = style([
  dialog,
  { width: `min(100%, ${size.palette})`, overflow: 'hidden', animation: 'none' },
]);

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
  // Shows no focus ring, because the field has the focus whenever the palette is open.
  outline: 'none',
});

export const list = style({
  maxHeight: 'min(60vh, 400px)',
  padding: space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':empty': { display: 'none' },
});
/** The heading of a group. */
export const note = style({
  ...textStyles.caption,
  padding: space[8],
  color: color.textMuted,
  ':empty': { display: 'none' },
});
/** The status below all groups, aligned with the typed text. */
export const status = style({
  ...textStyles.small,
  padding: `${space[12]} ${space[16]}`,
  // Aligns with the field's text, after its icon of 16 px.
  paddingInlineStart: `calc(${space[16]} + 16px + ${space[12]})`,
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
  selectors: { ...pressedEdge, '&[aria-selected="true"]': { background: color.surfacePressed } },
});
export const icon = style({
  flex: 'none',
  color: color.textMuted,
  selectors: { [`${command}[aria-selected="true"] &`]: { color: color.accentText } },
});
export const commandLabel = style([oneLine, { minWidth: 0, paddingBlock: space[4] }]);
export const commandDetail = style([
  oneLine,
  { ...textStyles.caption, display: 'block', color: color.textMuted },
]);
export const commandEnd = style({
  marginInlineStart: 'auto',
  color: color.text,
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
