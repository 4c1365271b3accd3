import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** On one line, so that all rows are equally high. On a phone, the detail is below. */
export const categoryLine = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { display: 'block', whiteSpace: 'normal' } },
});

export const entryTitle = style({
  display: 'block',
  maxWidth: 264,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { maxWidth: 'calc(100vw - 184px)' } },
});

/** A panel has no room for page numbers. */
export const entryPager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
