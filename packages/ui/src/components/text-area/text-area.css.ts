import { style } from '@vanilla-extract/css';
import { input } from '../text-input/text-input.css.ts';

export const textArea = style([input, { padding: '6px 10px', resize: 'vertical' }]);

/** Grows with the text up to a maximum height, then scrolls. */
export const growing = style({ fieldSizing: 'content', maxHeight: '24lh' });
