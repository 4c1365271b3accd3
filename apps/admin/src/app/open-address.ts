import type { Shell } from '@tillbook/web-shell';
import { basePath } from './base-path.ts';
import { hasOwnSession } from './own-session.ts';

/** Which screen of an account to open, and where to return. */
export type Opening = {
  /** A screen of the merchant app: `/transactions/txn_…`; the overview by default. */
  readonly to?: string | undefined;
  /** The address of the list to return to: `/admin/accounts?page=2`. */
  readonly from?: string | undefined;
};

/** The search parameters that both apps use for this. */
export const openingSearch = ({ to, from }: Opening): URLSearchParams =>
  new URLSearchParams({ ...(to !== undefined && { to }), ...(from !== undefined && { from }) });

/** The merchant app's route that selects an account. It requires a session of this origin. */
export const wayIn = ({ settings }: Shell, accountId: string, opening: Opening): string =>
  `${settings.webBaseUrl}/?${new URLSearchParams([['accountId', accountId], ...openingSearch(opening)])}`;

/**
 * The address that opens an account in the merchant app. The apps share the session on one origin; otherwise this
 * app first hands it over by a code.
 */
export const openAddress = (shell: Shell, accountId: string, opening: Opening): string => {
  if (!hasOwnSession(shell)) return wayIn(shell, accountId, opening);
  const search = openingSearch(opening);
  return `${basePath}/accounts/${encodeURIComponent(accountId)}/open${search.size > 0 ? `?${search}` : ''}`;
};
