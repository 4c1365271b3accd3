import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

export const segments = style({
  display: 'inline-flex',
  justifySelf: 'start',
  gap: 2,
  padding: 2,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});

export const segment = style({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: size.controlSmall,
  padding: `0 ${space[12]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'none',
  color: color.textSecondary,
  fontWeight: vars.type.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    ...pressed,
    '&[aria-checked="true"]': {
      background: color.surface,
      borderColor: color.borderStrong,
      color: color.text,
    },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [pointer.hover]: { selectors: { '&:hover:not(:disabled)': { color: color.text } } } },
});
