import { style } from '@vanilla-extract/css';
import { pressedWords } from '../../css/pressed.ts';
import { pointer, vars } from '../../theme.ts';

export const textLink = style({
  color: vars.color.accentText,
  fontWeight: vars.type.weight.medium,
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  selectors: pressedWords,
  '@media': { [pointer.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const underlined = style({ textDecoration: 'underline' });

/** Makes a link that is alone on its line a touch target. */
export const alone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
