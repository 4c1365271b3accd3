import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const passwordInput = style({ position: 'relative' });

export const password = style({
  selectors: { [`${input}&`]: { paddingInlineEnd: `calc(${vars.size.target} + ${vars.space[16]})` } },
});

export const reveal = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[8],
  margin: 'auto 0',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  selectors: pressed,
  ':disabled': { cursor: 'not-allowed' },
});
