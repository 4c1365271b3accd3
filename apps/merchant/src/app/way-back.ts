import { isReturnPath, sessionStorageOf } from '@tillbook/web-shell';

const storageKey = 'way back to the admin app';

const lists = [
  ['/admin/accounts', 'accounts'],
  ['/admin/audit', 'audit'],
  ['/admin/system', 'system'],
] as const;

export type WayBack = { readonly label: string; readonly address: string };

const listOf = (path: string) =>
  lists.find(([list]) => path === list || path.startsWith(`${list}?`) || path.startsWith(`${list}/?`));

/**
 * Remembers for this tab the admin list from which an account was opened, with its page, search and order.
 * Ignores any `from` that is not the address of an admin list.
 */
export const keepWayBack = (from: unknown): void => {
  const storage = sessionStorageOf(window);
  if (isReturnPath(from) && listOf(from)) storage.setItem(storageKey, from);
  else storage.removeItem(storageKey);
};

/** Returns the list from which the account was opened, or the list of accounts if unknown. */
export const wayBack = (adminBaseUrl: string): WayBack => {
  const stored = sessionStorageOf(window).getItem(storageKey);
  const from = stored !== null && isReturnPath(stored) ? stored : lists[0][0];
  const list = listOf(from) ?? lists[0];
  return {
    label: `Back to ${list[1]}`,
    address: new URL(listOf(from) ? from : lists[0][0], adminBaseUrl).href,
  };
};
