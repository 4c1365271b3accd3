import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

const { color, radius, type } = vars;

/** Paper on ink: nowhere else, so that nobody mistakes this app for a merchant's. */
export const internalTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 20,
  marginInlineStart: 'auto',
  padding: '0 6px',
  borderRadius: radius.small,
  background: color.text,
  color: color.surface,
  fontSize: type.size[11],
  fontWeight: type.weight.semibold,
  letterSpacing: '0.02em',
});
