import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** Starts with the second line of the cell on a phone, because one line has no room for both. */
export const failureFirst = style({
  '@media': {
    [below.phone]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      // Cancels the space before a second line, which is the first line here.
      marginInlineStart: -6,
    },
  },
});
globalStyle(`${failureFirst} > :last-child`, {
  '@media': { [below.phone]: { flex: 'none', maxWidth: '100%' } },
});

/** Gives its room to the reason on a phone. */
export const cardOfFailure = style({
  '@media': {
    [below.phone]: {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '::before': { content: '"·"', marginInline: vars.space[4] },
    },
  },
});
