import { style } from '@vanilla-extract/css';

/** Preserves the line breaks of a text. */
export const packetText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Leaves room for the buttons next to the name. */
export const fileName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
