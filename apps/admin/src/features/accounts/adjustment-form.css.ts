import { style } from '@vanilla-extract/css';

export const width = style({ maxWidth: 560 });
