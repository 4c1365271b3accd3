import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

/** At the opposite end from the buttons; above the buttons on a phone. */
export const saveState = style({
  flex: 1,
  alignSelf: 'center',
  '@media': { [below.phone]: { flexBasis: '100%' } },
});

/** At least as high as the form, so that the content below it is out of sight before and after loading. */
export const formPlaceholder = style({ minHeight: 960 });

export const fileList = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] });
