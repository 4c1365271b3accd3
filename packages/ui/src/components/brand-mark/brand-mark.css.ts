import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontSize: vars.type.size[16],
  lineHeight: vars.type.line[16],
  fontWeight: vars.type.weight.semibold,
  letterSpacing: '-.018em',
});
export const mark = style({ display: 'block', flex: 'none', width: 24, height: 24 });
export const ground = style({ fill: vars.color.accent });
export const sign = style({ fill: vars.color.textOnAccent });
