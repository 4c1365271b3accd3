import { isReturnPath } from '@tillbook/web-shell';

const storageKey = 'way back to the admin app';

/** The admin app's lists that accounts are opened from, and their titles. */
const lists = [
  ['/admin/accounts', 'accounts'],
  ['/admin/audit', 'audit'],
  ['/admin/system', 'system'],
] as const;

export type WayBack = { readonly label: string; readonly address: string };

const listOf = (path: string) =>
  lists.find(([list]) => path === list || path.startsWith(`${list}?`) || path.startsWith(`${list}/?`));

const readStored = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // A browser may forbid storage altogether; then the link leads to the start of the list.
    return null;
  }
};

/**
 * Remembers for this tab where in the admin app an account was opened, with page, search and order.
 *
 * @param from comes from the address, so it may be anything
 */
export const keepWayBack = (from: unknown): void => {
  try {
    if (isReturnPath(from) && listOf(from)) sessionStorage.setItem(storageKey, from);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
};

/** Where the account was opened; the list of accounts if that is unknown. */
export const wayBack = (adminBaseUrl: string): WayBack => {
  const stored = readStored();
  const from = stored !== null && isReturnPath(stored) ? stored : lists[0][0];
  const list = listOf(from) ?? lists[0];
  return {
    label: `Back to ${list[1]}`,
    address: new URL(listOf(from) ? from : lists[0][0], adminBaseUrl).href,
  };
};
