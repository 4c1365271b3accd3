import { style } from '@vanilla-extract/css';
import { breakpoints, vars } from '@tillbook/ui/theme';

/** As much room as one line of filters takes, until the toolbar is there. */
export const toolbarPlaceholder = style({ minHeight: vars.size.controlSmall });

export const phoneOnly = style({
  '@media': { [`(min-width: ${breakpoints.phone}px)`]: { display: 'none' } },
});
