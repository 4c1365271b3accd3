import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const { color, radius, type } = vars;

export const keyCap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: radius.small,
  background: color.neutralSoft,
  color: color.neutralText,
  fontFamily: 'inherit',
  fontSize: type.size[12],
  lineHeight: 1,
  fontWeight: type.weight.medium,
});
