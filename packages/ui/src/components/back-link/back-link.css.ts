import { style } from '@vanilla-extract/css';
import { pressedWords } from '../../css/pressed.ts';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

export const backLink = style({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.size.target,
  marginBlock: `-4px ${vars.space[8]}`,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.type.weight.medium,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  selectors: pressedWords,
});
