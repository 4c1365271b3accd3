import { style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';

const { color, space } = vars;

export const floatingButton = style({
  position: 'fixed',
  // Beside a sidebar it stands in the sidebar's own lower right corner, where no figure can come to lie under it.
  insetInlineStart: `calc(${vars.size.sidebar} - 12px - 40px)`,
  insetBlockEnd: space[8],
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  width: `max(40px, ${vars.size.target})`,
  height: `max(40px, ${vars.size.target})`,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: color.textSecondary,
  cursor: 'pointer',
  transition: `opacity ${vars.motion.base}, transform ${vars.motion.base} ${vars.motion.ease}`,
  ':hover': { color: color.text, borderColor: color.borderStrong },
  '@media': {
    [below.medium]: { insetInline: `auto ${space[16]}`, insetBlockEnd: space[16] },
  },
});

// It stays in the order of the Tab key, and comes back when that reaches it.
export const away = style({
  selectors: {
    '&:not(:focus-visible)': { opacity: 0, transform: 'translateY(16px)', pointerEvents: 'none' },
  },
});
