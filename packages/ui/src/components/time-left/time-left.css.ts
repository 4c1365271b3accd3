import { style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, space, type } = vars;

const timeLeft = style({
  ...textStyles.small,
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  // Aligned to the top, because an inline icon on the baseline would make the line taller.
  verticalAlign: 'top',
  gap: space[4],
  fontWeight: type.weight.medium,
});

export const timeLeftTones = styleVariants({
  info: [timeLeft, { color: color.infoText }],
  caution: [timeLeft, { color: color.cautionText }],
  critical: [timeLeft, { color: color.criticalText }],
});
