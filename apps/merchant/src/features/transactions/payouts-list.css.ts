import { style } from '@vanilla-extract/css';

/** On one line; the last four digits are never truncated. */
export const destinationLine = style({ display: 'flex', whiteSpace: 'pre' });
export const destinationText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
