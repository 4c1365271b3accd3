import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** At the other end of the buttons; above them on a phone. */
export const saveState = style({
  flex: 1,
  alignSelf: 'center',
  '@media': { [below.phone]: { flexBasis: '100%' } },
});

/** No less than the form, so that what follows it is out of sight before and after it is there. */
export const formPlaceholder = style({ minHeight: 960 });

export const fileList = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] });
