import type { Shell } from '@tillbook/web-shell';
import { basePath } from './base-path.ts';
import { hasOwnSession } from './own-session.ts';

export type Opening = {
  /** A screen of the merchant app: `/transactions/txn_…`; defaults to the overview. */
  readonly to?: string | undefined;
  /** The address of the list to return to: `/admin/accounts?page=2`. */
  readonly from?: string | undefined;
};

/** Returns the search parameters with which both apps open an account. */
export const openingSearch = ({ to, from }: Opening): URLSearchParams =>
  new URLSearchParams({ ...(to !== undefined && { to }), ...(from !== undefined && { from }) });

/** Returns the merchant app's address that selects an account. The web origin must already have a session. */
export const wayIn = ({ settings }: Shell, accountId: string, opening: Opening): string =>
  `${settings.webBaseUrl}/?${new URLSearchParams([['accountId', accountId], ...openingSearch(opening)])}`;

/**
 * Returns the address that opens an account in the merchant app. Apps on one origin share the session;
 * otherwise this app first hands the session over with a code.
 */
export const openAddress = (shell: Shell, accountId: string, opening: Opening): string => {
  if (!hasOwnSession(shell)) return wayIn(shell, accountId, opening);
  const search = openingSearch(opening);
  return `${basePath}/accounts/${encodeURIComponent(accountId)}/open${search.size > 0 ? `?${search}` : ''}`;
};
