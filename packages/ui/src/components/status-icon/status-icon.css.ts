import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const statusIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  verticalAlign: 'top',
});

export const statusIconTone = styleVariants({
  positive: { color: vars.color.positiveSolid },
  caution: { color: vars.color.cautionSolid },
  critical: { color: vars.color.criticalSolid },
  info: { color: vars.color.infoSolid },
  neutral: { color: vars.color.textMuted },
});
