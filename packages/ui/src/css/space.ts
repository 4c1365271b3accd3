import { vars } from '../theme.ts';

/** The distances that a layout may use, in px. */
export const spaces = {
  0: '0',
  4: vars.space[4],
  8: vars.space[8],
  12: vars.space[12],
  16: vars.space[16],
  20: vars.space[20],
  24: vars.space[24],
  32: vars.space[32],
  40: vars.space[40],
  48: vars.space[48],
  64: vars.space[64],
} as const;
