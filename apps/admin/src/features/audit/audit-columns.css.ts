import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, type } = vars;

/** Makes the time and the address in a stacked row smaller and more muted than the action, which comes first. */
export const circumstance = style({
  '@media': { [below.phone]: { color: color.textMuted, fontSize: type.size[12] } },
});

/** Stacks the details within the column; on phones, they are part of the row's second line. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [below.phone]: { display: 'inline' } },
});

export const absent = style({ color: color.textMuted });
