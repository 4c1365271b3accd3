import { style } from '@vanilla-extract/css';
import { oneLine, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

/** From here on a table has room to spare. */
const roomyWidth = 1360;

/** The height of the line, which a loading row reserves. */
export const secondaryLine = style({
  ...textStyles.caption,
  display: 'block',
  minHeight: vars.type.line[12],
});

export const secondaryText = style([
  secondaryLine,
  oneLine,
  {
    // Otherwise long text would widen the column at the expense of all others.
    maxWidth: 240,
    '@media': { [`(min-width: ${roomyWidth}px)`]: { maxWidth: 400 } },
    color: vars.color.textMuted,
    fontWeight: vars.type.weight.regular,
  },
]);
