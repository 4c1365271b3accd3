import { style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';

export const grid = style({
  display: 'grid',
  alignItems: 'stretch',
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const wide = `(min-width: 768px)`;
export const gridRatio = styleVariants({
  '1:1': { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
  '5:7': { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } },
  '1:1:1': { '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  /** Lays out as many fields in a row as fit. */
  fields: { '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))' } } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: `${vars.space[24]} ${vars.space[32]}`,
  alignItems: 'start',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ minWidth: 0 });
export const asideFirst = style({ '@media': { [below.wide]: { order: -1 } } });
