import { style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

/** Draws the bookkeeper's double rule. Use it under a final total and nothing else. */
export const doubleRule = style({ paddingBlockEnd: 3, borderBlockEnd: `3px double ${vars.color.textMuted}` });
