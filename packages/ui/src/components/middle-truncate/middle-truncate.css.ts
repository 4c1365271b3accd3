import { style } from '@vanilla-extract/css';

/** Visible but not selectable, so that a copied row contains the whole identifier once. */
export const cut = style({ letterSpacing: '.012em', whiteSpace: 'nowrap', userSelect: 'none' });
