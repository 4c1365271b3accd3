import { style, styleVariants } from '@vanilla-extract/css';
import { pointer, vars } from '../../theme.ts';

const { color, size, space, type } = vars;

export const input = style({
  width: '100%',
  minWidth: 0,
  margin: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: color.text,
  fontSize: type.size[14],
  transition: `border-color ${vars.motion.fast}`,
  '::placeholder': { color: color.textMuted, opacity: 1 },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1, borderColor: color.focus },
  ':disabled': {
    background: color.surfaceSunken,
    borderColor: color.border,
    color: color.textMuted,
    cursor: 'not-allowed',
  },
  ':read-only': { background: color.surfaceSunken },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: color.criticalSolid,
      boxShadow: `inset 0 0 0 1px ${color.criticalSolid}`,
    },
  },
  '@media': {
    [pointer.hover]: {
      selectors: {
        '&:hover:not(:focus-visible, :disabled, [aria-invalid="true"])': { borderColor: color.textMuted },
      },
    },
    // Prevents iOS from zooming into the field, as it does below 16 px.
    [pointer.coarse]: { fontSize: type.size[16] },
  },
});

export const inputSize = styleVariants({
  small: { minHeight: size.controlSmall, padding: `0 ${space[8]}` },
  medium: { minHeight: size.control, padding: '0 10px' },
  large: { minHeight: size.controlLarge, padding: `0 ${space[12]}` },
});
