import { globalStyle, style } from '@vanilla-extract/css';
import { pressedEdge } from '../../css/pressed.ts';
import { figures, textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

const { color, radius, size, space } = vars;

export const combobox = style({ position: 'relative', display: 'block' });

export const box = style({
  selectors: { [`${input}&`]: { paddingInlineEnd: space[32], textOverflow: 'ellipsis' } },
});

/** In the top layer, so that no card or dialog clips it. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.raised,
  overflowY: 'auto',
});

export const option = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.controlSmall,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: pressedEdge,
  '@media': { [pointer.coarse]: { minHeight: size.target } },
});
// The option that Enter selects; hovering moves it, so that only one is ever highlighted.
globalStyle(`${option}[data-active]`, {
  background: color.surfacePressed,
  // Forced colors take the background away.
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
});
globalStyle(`${option}[aria-selected="true"]`, { color: color.accentText });

// Not muted: it must be readable on the highlighted option's background too.
export const optionCode = style({ ...figures, color: color.textSecondary });
export const noMatch = style({ ...textStyles.small, padding: space[8], color: color.textMuted });
