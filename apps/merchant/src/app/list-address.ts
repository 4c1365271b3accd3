import { isListName } from '@tillbook/contract';
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { Shell } from '@tillbook/web-shell';
import type { ListPath } from '../lists/list-names.ts';

const lastAddresses = new Map<string, string>();

/** Where the entries of the browser's history were, by their place in it. */
const entryAddresses: string[] = [];

/** Counts the entries of the browser's history from 0; the router keeps the number under a name of its own. */
const placeInHistory = ({ state }: ParsedLocation): number =>
  // oxlint-disable-next-line no-underscore-dangle
  state.__TSR_index;

const keyOf = (accountId: string, path: string): string => `${accountId} ${path}`;

/**
 * Remembers at which page each list of an account was last seen, so that a detail's way back leads there. Another
 * account, another person or nobody begins anew.
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
    entryAddresses[placeInHistory(toLocation)] = toLocation.href;
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

/** Where a list of an account was last seen, else its first page. */
export const listAddress = (accountId: string, path: ListPath): string =>
  lastAddresses.get(keyOf(accountId, path)) ?? path;

const pathOf = (address: string | undefined): string | undefined => address?.split('?', 1)[0];

/**
 * How far back in the browser's history `address` is, so that its place on the page comes back with it. Undefined where
 * another screen lies between: the pages of the detail itself do not.
 */
export const stepsBackTo = (router: AnyRouter, address: string): number | undefined => {
  const location: ParsedLocation = router.state.location;
  const place = placeInHistory(location);
  let steps = 1;
  while (steps < place && pathOf(entryAddresses[place - steps]) === location.pathname) steps += 1;
  return entryAddresses[place - steps] === address ? steps : undefined;
};
