import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 4fr)',
  gap: space[12],
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const description = style({ minWidth: 0, '@media': { [below.phone]: { gridColumn: '1 / -1' } } });
export const addLine = style({ padding: `0 ${space[16]} ${space[12]}` });
