import type { AnyRouter } from '@tanstack/react-router';
import { areKeysHeld } from '../lazy/held-keys.ts';
import type { Search } from './search-state.ts';

/** The keys that open the search, by their names on this computer's keyboard. */
export const searchKeys = /Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Returns true while a dialog or menu handles the keys, or is about to open. */
export const isDialogOpen = (): boolean =>
  areKeysHeld() ||
  document.querySelector(
    ':is([role="dialog"], [role="alertdialog"]):not([popover], [aria-keyshortcuts="F6"]), dialog[open]',
  ) !== null;

const isSearchKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

export type SearchScope = {
  /** The route whose screens have the search: `/_account`. */
  readonly routeId: string;
  readonly placeholder: string;
};

/**
 * Opens the search on ⌘K and Ctrl+K from the first moment of a page, before its screen is rendered. Closes
 * the search if the address leads elsewhere after all, such as to the sign-in page.
 */
export const followSearchKey = (
  search: Search,
  router: AnyRouter,
  { routeId, placeholder }: SearchScope,
): (() => void) => {
  search.placeholder = placeholder;
  const isInScope = () =>
    router.getMatchedRoutes(router.latestLocation.pathname)[0].some(({ id }) => id === routeId);
  const pressKey = (event: KeyboardEvent) => {
    if (!isSearchKey(event) || event.isComposing || !isInScope()) return;
    event.preventDefault();
    if (!isDialogOpen()) search.open();
  };
  window.addEventListener('keydown', pressKey);
  const stopFollowing = router.subscribe('onResolved', () => {
    if (search.get().isOpen && !isInScope()) search.close();
  });
  return () => {
    window.removeEventListener('keydown', pressKey);
    stopFollowing();
  };
};
