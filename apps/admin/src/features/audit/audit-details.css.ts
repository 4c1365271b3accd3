import { style } from '@vanilla-extract/css';
import { below } from '@tillbook/ui/theme';

/** Under each other in the column; on a phone they are a part of the row's second line. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [below.phone]: { display: 'inline' } },
});
