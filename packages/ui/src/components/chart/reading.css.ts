import { style } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, radius, space, type } = vars;

/** Covers the whole plot to receive pointer events and the focus. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  ':focus-visible': { outlineOffset: 4 },
});

export const activeBand = style({
  position: 'absolute',
  insetBlock: 0,
  background: color.surfaceHover,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
});

/** Places the tooltip at the top of the plot; `besidePoint` chooses the side of the point. */
export const told = style({
  ...figures,
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `0 ${space[16]}`,
  maxWidth: 260,
  marginInline: space[12],
  padding: `6px ${space[8]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  fontSize: type.size[12],
  lineHeight: '18px',
  color: color.textMuted,
  pointerEvents: 'none',
});
export const toldName = style({ ...textStyles.caption, gridColumn: '1 / 3', color: color.textSecondary });
export const toldValue = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const toldMain = style([toldValue, { color: color.text, fontWeight: type.weight.semibold }]);
/** Aligns the labels of all lines in one column and their values in another. */
export const toldRow = style({ display: 'contents' });
export const toldHint = style({ gridColumn: '1 / 3', color: color.accentText });

/** Covers the plot with the links of the bars, which receive pointer events as well. */
export const barLinks = style({ position: 'absolute', inset: 0, touchAction: 'pan-y' });
export const barSlot = style({ position: 'absolute', insetBlock: 0, transform: 'translateX(-50%)' });
export const barLink = style({
  display: 'block',
  height: '100%',
  WebkitTapHighlightColor: 'transparent',
  ':focus-visible': { outlineOffset: 1 },
});
