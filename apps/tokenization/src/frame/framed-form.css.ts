import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** The room at the edges is for the fields' focus rings, which the frame would cut off. */
export const framedForm = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[2],
  background: vars.color.surface,
});

/** In a dialog, whose ground is another one in the dark. */
export const raisedForm = style([framedForm, { background: vars.color.surfaceRaised }]);

/** Two short fields beside each other, one above the other where the frame is too narrow for both. */
export const fieldPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
});

export const notice = style({ padding: vars.space[16] });

/** Fields that belong together, below a heading. */
export const formPart = style({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[8] });
