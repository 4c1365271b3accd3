import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

/** As high as a line of filters, until they are there. */
export const toolbarPlaceholder = style({ minHeight: vars.size.controlSmall });
