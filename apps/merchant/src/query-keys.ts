import type { ListName } from '@tillbook/contract';

/** The kind of object that a change is announced as. */
export type Noun = 'payment' | 'payout' | 'refund' | 'dispute' | 'settlement';

/** New rows are announced only if there is a noun. */
type ListLive = { readonly kind: 'list'; readonly page: number; readonly noun?: Noun };
type ItemLive = { readonly kind: 'item'; readonly noun: Noun | 'transaction' };
type BalancesLive = { readonly kind: 'balances' };
/** A query that is refreshed, but never announced. */
type DetailLive = { readonly kind: 'detail' };

export type Live = ListLive | ItemLive | BalancesLive | DetailLive;

/** Makes liveness mandatory for every query. */
type AppQueryMeta = { readonly live: Live | false };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AppQueryMeta;
  }
}

type LiveKey = { readonly queryKey: readonly unknown[]; readonly meta: AppQueryMeta };

/** The first part of a key. Queries that change with money are below `money`. */
type QueryGroup =
  | ListName
  | 'account-settings'
  | 'activity'
  | 'devices'
  | 'exports'
  | 'fee-profile'
  | 'list-settings'
  | 'money'
  | 'profile'
  | 'reconciliations'
  | 'team';

type KeyPath = readonly [QueryGroup, ...(string | number)[]];

/** The cache key of a list's pages, and its announcements if it is live. */
export type CachedList = {
  readonly name: string;
  readonly keyPrefix: KeyPath;
  readonly live: { readonly noun?: Noun } | false;
};

/** Matches all queries of an account whose keys start with this path. */
export const accountQueries = (accountId: string, ...path: KeyPath | readonly []) => ({
  queryKey: [accountId, ...path],
});

export const accountKey = (accountId: string, path: KeyPath, live: Live | false): LiveKey => ({
  queryKey: [accountId, ...path],
  meta: { live },
});

/** Matches all pages of the lists with this prefix. */
export const listQueries = (accountId: string, keyPrefix: KeyPath) =>
  accountQueries(accountId, ...keyPrefix, 'list');

export const listKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  view: object,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): LiveKey => ({
  queryKey: [...listQueries(accountId, keyPrefix).queryKey, name, view, page, pageSize],
  meta: { live: live && { kind: 'list', page, ...live } },
});

export const listSumKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  filters: object,
): LiveKey => ({
  queryKey: [accountId, ...keyPrefix, 'sum', name, filters],
  meta: { live: live && { kind: 'detail' } },
});

export const attentionKey = (accountId: string): LiveKey =>
  accountKey(accountId, ['money', 'attention'], { kind: 'detail' });

export const listSettingsKey = (accountId: string): LiveKey =>
  accountKey(accountId, ['list-settings'], false);

/** Matches an account's cards and bank accounts, in lists and individually. */
export const instrumentQueries = (accountId: string) => accountQueries(accountId, 'payment-instruments');

export const grantedAccountsKey = (): LiveKey => ({
  queryKey: ['granted-accounts'],
  meta: { live: false },
});

export const grantedAccountsQueries = () => ({ queryKey: grantedAccountsKey().queryKey });
