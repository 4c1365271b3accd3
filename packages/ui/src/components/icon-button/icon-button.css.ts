import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
// Imports the button's own styles first, so that the styles below override them.
import { button } from '../button/button.css.ts';

export const iconButton = style({ padding: 0 });
globalStyle(`${button}${iconButton} > svg`, { margin: 0 });

export const iconButtonSize = styleVariants({
  small: { width: vars.size.controlSmall },
  medium: { width: vars.size.control },
  large: { width: vars.size.controlLarge },
});
