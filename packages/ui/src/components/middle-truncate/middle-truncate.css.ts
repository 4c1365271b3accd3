import { style } from '@vanilla-extract/css';

/** Makes the shortened text unselectable, so that a copied row contains the whole identifier once. */
export const cut = style({ letterSpacing: '.012em', whiteSpace: 'nowrap', userSelect: 'none' });
