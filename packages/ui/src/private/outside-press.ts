/** Marks the overlay of a dialog, for `isOnOverlay`. */
export const overlayMark = { 'data-overlay': '' } as const;

/**
 * Returns true for a press on the overlay, as opposed to a toast or the menu of a browser extension above the
 * dialog.
 */
export const isOnOverlay = ({ target }: Event): boolean =>
  target instanceof Element && target.hasAttribute('data-overlay');

/** Returns true for a press on an element that a browser extension added outside the page's `body`. */
export const isOutsidePage = ({ target }: Event): boolean =>
  target instanceof Node && !document.body.contains(target);
