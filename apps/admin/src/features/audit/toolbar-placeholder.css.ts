import { style } from '@vanilla-extract/css';
import { below } from '@tillbook/ui/theme';

/** As much room as the filters take, until they are there. */
export const toolbarPlaceholder = style({
  minHeight: 58,
  '@media': { [below.phone]: { minHeight: 354 } },
});
