import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** On one line on a phone: the instrument's ID, who paid for what, and the card as far as there is room. */
export const instrumentLine = style({
  '@media': { [below.phone]: { display: 'flex', alignItems: 'baseline' } },
});
globalStyle(`${instrumentLine} > :last-child`, {
  '@media': { [below.phone]: { order: 1, minWidth: 0, maxWidth: '100%' } },
});
export const cardText = style({
  '@media': {
    [below.phone]: {
      order: 2,
      flexShrink: 999,
      minWidth: 0,
      marginInlineStart: vars.space[8],
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
