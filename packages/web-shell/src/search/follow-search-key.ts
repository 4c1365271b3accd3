import type { AnyRouter } from '@tanstack/react-router';
import { areKeysHeld } from '../lazy/held-keys.ts';
import type { Search } from './search-state.ts';

/** The keys that open the search, as this computer's keyboard names them. */
export const searchKeys = /Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** True while something is open that owns the keys, or about to open. */
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
 * Opens the search by ⌘K and Ctrl+K from the first moment of a page, before its screen is there. An address that leads
 * elsewhere after all, such as to the sign-in page, closes it.
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
    // The browser has a use of its own for it.
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
