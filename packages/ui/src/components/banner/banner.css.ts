import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color } = vars;

export const banner = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: `10px ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
});
export const bannerTone = styleVariants({
  info: { background: color.infoSoft, color: color.infoText },
  positive: { background: color.positiveSoft, color: color.positiveText },
  caution: { background: color.cautionSoft, color: color.cautionText },
  critical: { background: color.criticalSoft, color: color.criticalText },
});
export const bannerIcon = style({ paddingBlockStart: 2 });
export const bannerText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
