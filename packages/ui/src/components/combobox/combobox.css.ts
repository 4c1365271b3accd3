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

/** Shows the panel in the top layer, so that no card or dialog clips it. */
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
// Highlights the option that Enter selects. Hovering moves the highlight, so that only one option is
// highlighted.
globalStyle(`${option}[data-active]`, {
  background: color.surfacePressed,
  // Outlines the option, because forced colors remove its background.
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
});
globalStyle(`${option}[aria-selected="true"]`, { color: color.accentText });

// Not muted, so that the code is also readable on the background of the highlighted option.
export const optionCode = style({ ...figures, color: color.textSecondary });
export const noMatch = style({ ...textStyles.small, padding: space[8], color: color.textMuted });
