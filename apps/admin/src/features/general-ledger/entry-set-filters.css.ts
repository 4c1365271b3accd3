import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) 128px minmax(0, 4fr) 148px 148px',
  alignItems: 'start',
  gap: space[12],
  '@media': { [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Keeps as much room for the filters as they take, until they are there. */
export const toolbarPlaceholder = style({ minHeight: 58, '@media': { [below.wide]: { minHeight: 268 } } });
/** Across where the others stand in pairs. */
export const wide = style({ minWidth: 0, '@media': { [below.wide]: { gridColumn: '1 / -1' } } });
export const narrow = style({ minWidth: 0 });
