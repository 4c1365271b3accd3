import { keyframes, style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const toastViewport = style({
  position: 'fixed',
  insetBlockEnd: space[24],
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  pointerEvents: 'none',
  // Raises toasts above the floating button on phones.
  '@media': { [below.phone]: { insetBlockEnd: 72 } },
});

export const toast = style({
  ...textStyles.small,
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: 'min(560px, calc(100vw - 32px))',
  minHeight: 40,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  fontWeight: vars.type.weight.medium,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-swipe="cancel"]': { transition: `transform ${vars.motion.fast}` },
  },
});
export const toastContent = style({ display: 'contents' });
export const toastText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
