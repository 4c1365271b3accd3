import { style } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, type } = vars;

export const summaryLine = style({
  ...textStyles.small,
  ...figures,
  minHeight: type.line[13],
  color: color.textMuted,
});

export const summarySum = style({
  color: color.text,
  fontWeight: type.weight.medium,
  whiteSpace: 'nowrap',
});
