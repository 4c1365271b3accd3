import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** Adds no gap between the lines if the facts wrap below the total. */
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[12],
});
