import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

export const attentionArea = style({ gridColumn: '1 / -1', display: 'grid' });

/** Below this width, the note of the chart wraps, which adds a line. */
const wraps = '(max-width: 1439px)';

/** Reserves the height of the chart's card, which loads last. On phones, the attention card is above it. */
export const chartArea = style({
  display: 'grid',
  minHeight: 330,
  '@media': { [wraps]: { minHeight: 346 }, [below.phone]: { order: 1, minHeight: 360 } },
});

/** Offsets a ghost button's invisible padding, so that its label aligns with the card's text. */
export const explanation = style({ marginInline: `calc(-1 * (${vars.space[8]} + 1px))` });
