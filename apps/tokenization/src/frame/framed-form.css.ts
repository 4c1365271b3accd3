import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** Pads the form for the fields' focus rings, which the frame would clip. */
export const framedForm = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[2],
  background: vars.color.surface,
});

/** Matches the background of a dialog, which differs in dark mode. */
export const raisedForm = style([framedForm, { background: vars.color.surfaceRaised }]);

/** Places two short fields next to each other, or stacks them if the frame is too narrow for both. */
export const fieldPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
});

export const notice = style({ padding: vars.space[16] });

export const formSection = style({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[8] });
