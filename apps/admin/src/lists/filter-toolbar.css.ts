import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** Reserves the height of a line of filters until the filters have loaded. */
export const toolbarPlaceholder = style({ minHeight: vars.size.controlSmall });
