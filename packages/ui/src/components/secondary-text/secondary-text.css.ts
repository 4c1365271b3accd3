import { style } from '@vanilla-extract/css';
import { oneLine, textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

/** Sets the height of the line, also for the placeholder in a loading row. */
export const secondaryLine = style({
  ...textStyles.caption,
  display: 'block',
  minHeight: vars.type.line[12],
});

export const secondaryText = style([
  secondaryLine,
  oneLine,
  {
    // Widens the column by up to 240 px only, at the expense of the others, but fills a column that has room.
    maxWidth: 240,
    '@media': { [`not all and ${below.phone}`]: { minWidth: '100%' } },
    color: vars.color.textMuted,
    fontWeight: vars.type.weight.regular,
  },
]);
