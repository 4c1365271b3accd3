import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color } = vars;

export const badge = style({
  ...textStyles.caption,
  verticalAlign: 'top',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  height: 20,
  padding: '0 6px',
  borderRadius: vars.radius.small,
  fontWeight: vars.type.weight.medium,
  whiteSpace: 'nowrap',
});

export const badgeTone = styleVariants({
  neutral: { background: color.neutralSoft, color: color.neutralText },
  positive: { background: color.positiveSoft, color: color.positiveText },
  caution: { background: color.cautionSoft, color: color.cautionText },
  critical: { background: color.criticalSoft, color: color.criticalText },
  info: { background: color.infoSoft, color: color.infoText },
});
