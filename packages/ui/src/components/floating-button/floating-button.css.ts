import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const { color, space } = vars;

export const floatingButton = style({
  position: 'fixed',
  insetBlockEnd: space[16],
  insetInlineEnd: space[16],
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
});

// It stays in the order of the Tab key, and comes back when that reaches it.
export const away = style({
  selectors: {
    '&:not(:focus-visible)': { opacity: 0, transform: 'translateY(16px)', pointerEvents: 'none' },
  },
});
