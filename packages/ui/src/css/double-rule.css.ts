import { style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

/** The bookkeeper's double rule: under a final total and nothing else. */
export const doubleRule = style({ paddingBlockEnd: 3, borderBlockEnd: `3px double ${vars.color.textMuted}` });
