import { style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, radius, space, type } = vars;

/**
 * Inverts the colors, unlike everything else on screen, so that no one mistakes this app for a merchant's.
 */
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
  // Leaves room for the phone menu's close button at the right edge.
  sidebar: { marginInlineStart: 'auto', '@media': { [below.medium]: { marginInlineStart: space[8] } } },
  // Separates the tag from the brand; the button after the tag has its own padding.
  topBar: { marginInlineStart: space[8] },
});
