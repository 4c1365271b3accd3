import { isListName } from '@tillbook/contract/names';
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { Shell } from '@tillbook/web-shell';
import type { ListPath } from '../../lists/list-names.ts';

const lastAddresses = new Map<string, string>();

/** Addresses of the browser's history entries, by index. */
const entryAddresses: string[] = [];

const historyIndex = ({ state }: ParsedLocation): number =>
  // oxlint-disable-next-line no-underscore-dangle
  state.__TSR_index;

const keyOf = (accountId: string, path: string): string => `${accountId} ${path}`;

/**
 * Remembers the last visited page of each list, for the link back from a detail. Forgets the pages when the
 * account or user changes, and at sign-out.
 */
export const followLists = ({ store }: Shell, router: AnyRouter): (() => void) => {
  const ownerOf = () => `${store.get().account.accountId} ${store.get().session.email}`;
  let owner = ownerOf();
  const leaveStore = store.subscribe(() => {
    if (ownerOf() === owner && store.get().session.token !== '') return;
    owner = ownerOf();
    lastAddresses.clear();
  });
  const leaveRouter = router.subscribe('onResolved', ({ toLocation }) => {
    entryAddresses[historyIndex(toLocation)] = toLocation.href;
    const path = toLocation.pathname;
    if (isListName(path.slice(1))) {
      lastAddresses.set(keyOf(store.get().account.accountId, path), toLocation.href);
    }
  });
  return () => {
    leaveStore();
    leaveRouter();
  };
};

/** Returns the last visited address of a list, or its first page. */
export const listAddress = (accountId: string, path: ListPath): string =>
  lastAddresses.get(keyOf(accountId, path)) ?? path;

const pathOf = (address: string | undefined): string | undefined => address?.split('?', 1)[0];

/**
 * Returns the number of history steps back to `address`, so that its scroll position can be restored;
 * undefined if another screen lies between. Pages of the detail itself do not count.
 */
export const stepsBackTo = (router: AnyRouter, address: string): number | undefined => {
  const location: ParsedLocation = router.state.location;
  const index = historyIndex(location);
  let steps = 1;
  while (steps < index && pathOf(entryAddresses[index - steps]) === location.pathname) steps += 1;
  return entryAddresses[index - steps] === address ? steps : undefined;
};
