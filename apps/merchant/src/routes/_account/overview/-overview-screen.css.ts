import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** Across both columns. */
export const attentionArea = style({ gridColumn: '1 / -1', display: 'grid' });

/** Reserves the height of the chart's card, which loads last. On phones, what needs attention is above it. */
export const chartArea = style({
  display: 'grid',
  minHeight: 290,
  '@media': { [below.phone]: { order: 1, minHeight: 360 } },
});

/** A ghost button has padding that nobody sees: its words line up with the card's, beside the balance or below it. */
export const explanation = style({ marginInline: `calc(-1 * (${vars.space[8]} + 1px))` });
