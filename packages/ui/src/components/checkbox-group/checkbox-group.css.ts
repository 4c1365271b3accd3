import { style } from '@vanilla-extract/css';
import { pointer, vars } from '../../theme.ts';

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  // Drops the row gap, because the larger touch targets already space the rows.
  '@media': { [pointer.coarse]: { rowGap: 0 } },
});
export const noteBelow = style({ marginBlockStart: vars.space[8] });
