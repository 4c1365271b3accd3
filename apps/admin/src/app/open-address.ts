import { adminHasOwnOrigin, type Shell } from '@tillbook/web-shell';
import { basePath } from './base-path.ts';

/** What of the account is opened, and from where. */
export type Opening = {
  /** A screen of the merchant app: `/transactions/txn_…`; the overview unless said. */
  readonly to?: string | undefined;
  /** The list one comes back to, as its address stands: `/admin/accounts?page=2`. */
  readonly from?: string | undefined;
};

/** An opening as addresses of both apps hold it. */
export const openingSearch = ({ to, from }: Opening): URLSearchParams =>
  new URLSearchParams({ ...(to !== undefined && { to }), ...(from !== undefined && { from }) });

/** The merchant app's own way in, which selects the account. It takes a session of this origin. */
export const wayIn = ({ settings }: Shell, accountId: string, opening: Opening): string =>
  `${settings.webBaseUrl}/?${new URLSearchParams([['accountId', accountId], ...openingSearch(opening)])}`;

/**
 * Where an account is opened in the merchant app. Where both apps share an origin, they share the session; on an origin of
 * its own this app hands over by a code first.
 */
export const openAddress = (shell: Shell, accountId: string, opening: Opening): string => {
  if (!adminHasOwnOrigin(shell.settings)) return wayIn(shell, accountId, opening);
  const search = openingSearch(opening);
  return `${basePath}/accounts/${encodeURIComponent(accountId)}/open${search.size > 0 ? `?${search}` : ''}`;
};
