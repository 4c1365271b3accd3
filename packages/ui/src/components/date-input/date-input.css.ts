import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { figures } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

const { color, radius, size, space } = vars;

export const dateInput = style({ position: 'relative', display: 'block' });

export const dateText = style({
  selectors: { [`${input}&`]: { ...figures, paddingInlineEnd: `calc(${size.target} + ${space[12]})` } },
  '@media': {
    // Reduces the padding: the touch target already has padding around the icon, and the date needs the
    // space.
    [pointer.coarse]: { selectors: { [`${input}&`]: { paddingInlineEnd: size.target } } },
  },
});

export const calendarButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  marginBlock: 'auto',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { ...pressed, '&:disabled': { cursor: 'not-allowed' } },
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [pointer.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: color.surfaceHover, color: color.text } },
    },
  },
});
