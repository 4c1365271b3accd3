import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

export const attentionArea = style({ gridColumn: '1 / -1', display: 'grid' });

/** Reserves the height of the chart's card, which loads last. On phones, the attention card is above it. */
export const chartArea = style({
  display: 'grid',
  minHeight: 290,
  '@media': { [below.phone]: { order: 1, minHeight: 360 } },
});

/** Offsets a ghost button's invisible padding, so that its label aligns with the card's text. */
export const explanation = style({ marginInline: `calc(-1 * (${vars.space[8]} + 1px))` });
