import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** In one line, so that a row keeps its height. On phones, the detail is below. */
export const categoryLine = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { display: 'block', whiteSpace: 'normal' } },
});

/** A title in a panel, on one line. */
export const entryTitle = style({
  display: 'block',
  maxWidth: 264,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { maxWidth: 'calc(100vw - 184px)' } },
});

/** The pages of a panel's entries, which has no room to jump to one. */
export const entryPager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
