import { style } from '@vanilla-extract/css';
import { oneLine, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

/** The screen width from which tables have room to spare, in px. */
const roomyWidth = 1360;

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
    // Limits the width, because long text would widen the column at the expense of all others.
    maxWidth: 240,
    '@media': { [`(min-width: ${roomyWidth}px)`]: { maxWidth: 400 } },
    color: vars.color.textMuted,
    fontWeight: vars.type.weight.regular,
  },
]);
