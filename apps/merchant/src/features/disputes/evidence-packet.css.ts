import { style } from '@vanilla-extract/css';

/** With the lines as they were written. */
export const packetText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Makes room for the buttons beside it. */
export const fileName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
