import { style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, radius, space, type } = vars;

/** Inverted colors, used nowhere else, so that nobody mistakes this app for a merchant's. */
export const internalTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 20,
  padding: '0 6px',
  borderRadius: radius.small,
  background: color.text,
  color: color.surface,
  fontSize: type.size[11],
  fontWeight: type.weight.semibold,
  letterSpacing: '0.02em',
});

export const location = styleVariants({
  // The phone menu has its close button at the right edge.
  sidebar: { marginInlineStart: 'auto', '@media': { [below.medium]: { marginInlineStart: space[8] } } },
  // After the brand on a narrow phone; the button after it has room around its icon.
  topBar: { marginInlineStart: space[8] },
});
