import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { space } = vars;

export const pageHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[16]}`,
  minHeight: 40,
});
export const titleBox = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const titleRow = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[12] });
export const title = style({ ...textStyles.title, textWrap: 'balance', overflowWrap: 'anywhere' });
/** Makes each line 24 px high, so that a link in one line is far enough from a button in another. */
export const below = style({
  ...textStyles.small,
  lineHeight: vars.type.line[16],
  color: vars.color.textMuted,
});
// Makes a link as high as its line, so that it is large enough for a touch.
globalStyle(`${below} a`, { display: 'inline-block' });
export const actions = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[8] });
