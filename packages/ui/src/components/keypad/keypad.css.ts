import { style } from '@vanilla-extract/css';
import { figures } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, space, type } = vars;

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
});

export const keypadKey = style({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minHeight: 52,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: type.size[20],
  lineHeight: type.line[20],
  fontWeight: type.weight.medium,
  cursor: 'pointer',
  // Treats a quick second tap as a second digit, not as a zoom.
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast}`,
  ':active': { background: color.surfacePressed },
  ':disabled': { background: color.surfaceSunken, color: color.textMuted, cursor: 'not-allowed' },
  '@media': {
    [pointer.hover]: { selectors: { '&:hover:not(:disabled, :active)': { background: color.surfaceHover } } },
  },
});
