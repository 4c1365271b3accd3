import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const shareBar = style({
  display: 'flex',
  gap: 2,
  height: 6,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.neutralSoft,
});
export const first = style({ background: vars.color.chartBarActive });
export const second = style({ background: vars.color.chartBar });
