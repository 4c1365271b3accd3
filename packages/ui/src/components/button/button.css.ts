import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { pressed, pressedFill } from '../../css/pressed.ts';
import { textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, size, space } = vars;

const hover = (rule: NonNullable<StyleRule[':hover']>): StyleRule => ({
  '@media': { [pointer.hover]: { ':hover': rule } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: size.target,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.type.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    // Doubles the class to outrank every variant's hover and active styles.
    '&&:disabled, &&[aria-disabled="true"]': {
      background: color.neutralSoft,
      borderColor: 'transparent',
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    '&&[data-busy]': { cursor: 'progress' },
  },
});

// Compensates for the empty space around an icon's drawing, so that icon and text look centered together.
globalStyle(`${button} > svg`, { marginInlineStart: -2 });

export const buttonVariant = styleVariants({
  primary: {
    background: color.accent,
    color: color.textOnAccent,
    selectors: {
      ...pressedFill.primary,
      '&&&[data-busy]': { background: color.accentHover, color: color.textOnAccent },
    },
    ...hover({ background: color.accentHover }),
  },
  secondary: {
    background: color.surface,
    borderColor: color.borderStrong,
    color: color.text,
    selectors: {
      ...pressed,
      '&&&[data-busy]': { background: color.surface, borderColor: color.borderStrong, color: color.text },
    },
    ...hover({ background: color.surfaceHover }),
  },
  ghost: {
    background: 'none',
    color: color.textSecondary,
    selectors: pressed,
    ...hover({ background: color.surfaceHover, color: color.text }),
  },
  dashed: {
    background: 'none',
    border: `1px dashed ${color.borderStrong}`,
    borderRadius: vars.radius.full,
    color: color.textSecondary,
    selectors: {
      ...pressed,
      // Matches the chips of a `FilterBar`, in every size.
      '&&': {
        ...textStyles.caption,
        gap: space[4],
        paddingInline: 10,
        fontWeight: vars.type.weight.medium,
      },
    },
    ...hover({ background: color.surfaceHover, color: color.text }),
  },
  critical: {
    background: color.criticalFill,
    color: color.textOnAccent,
    selectors: {
      ...pressedFill.critical,
      '&&&[data-busy]': { background: color.criticalFill, color: color.textOnAccent },
    },
    ...hover({ filter: 'brightness(.92)' }),
  },
});

export const buttonSize = styleVariants({
  small: { ...textStyles.small, minHeight: size.controlSmall, padding: `0 ${space[8]}` },
  medium: { ...textStyles.small, minHeight: size.control, padding: `0 ${space[12]}` },
  large: { ...textStyles.body, minHeight: size.controlLarge, padding: `0 ${space[16]}` },
});

export const fullWidth = style({ width: '100%' });
