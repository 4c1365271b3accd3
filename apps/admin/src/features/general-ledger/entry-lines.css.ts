import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, space, type } = vars;

export const account = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  '@media': { [below.phone]: { display: 'grid' } },
});
export const number = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const name = style({ color: color.text, fontWeight: type.weight.medium });
export const note = style({ color: color.textMuted });

/** Gives both columns the same width if there is room. */
export const figure = style({
  display: 'inline-block',
  minWidth: 88,
  '@media': { [below.phone]: { minWidth: 0 } },
});
