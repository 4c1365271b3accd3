import { style } from '@vanilla-extract/css';
import { below, breakpoints, vars } from '@tillbook/ui/theme';

const { size, space, type } = vars;

/** Reserves one line for the filters, and on a phone another line, until the toolbar has loaded. */
export const toolbarPlaceholder = style({
  minHeight: size.controlSmall,
  '@media': {
    [below.phone]: { minHeight: `calc(${size.controlSmall} + ${space[8]} + ${type.line[13]})` },
  },
});

export const phoneOnly = style({
  '@media': { [`(min-width: ${breakpoints.phone}px)`]: { display: 'none' } },
});
