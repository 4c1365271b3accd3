import { style } from '@vanilla-extract/css';
import { breakpoints, vars } from '@tillbook/ui/theme';

/** As much room as one line of filters takes, until they are there. */
export const barRoom = style({ minHeight: vars.size.controlSmall });

export const onPhoneAlone = style({
  '@media': { [`(min-width: ${breakpoints.phone}px)`]: { display: 'none' } },
});
