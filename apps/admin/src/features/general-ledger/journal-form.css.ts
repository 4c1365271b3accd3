import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { space } = vars;

/** Fits a full date and the calendar button. */
const dateWidth = '148px';

export const head = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) ${dateWidth} minmax(0, 4fr)`,
  gap: space[12],
  '@media': {
    [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 160px' },
    // Stacks the fields: next to a date, a reference would have room for only a few letters.
    '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const description = style({ minWidth: 0, '@media': { [below.phone]: { gridColumn: '1 / -1' } } });
export const addLine = style({ padding: `0 ${space[16]} ${space[12]}` });
