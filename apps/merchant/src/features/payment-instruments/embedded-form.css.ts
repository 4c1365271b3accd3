import { style } from '@vanilla-extract/css';

export const formFrame = style({ display: 'block', width: '100%', border: 0, colorScheme: 'normal' });
