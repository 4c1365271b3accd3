import type { ListName } from '@tillbook/contract';

/** What a change is announced as. */
export type Noun = 'payment' | 'payout' | 'refund' | 'dispute' | 'settlement';

/** Without a noun, new rows are not announced. */
type ListLive = { readonly kind: 'list'; readonly page: number; readonly noun?: Noun };
type ItemLive = { readonly kind: 'item'; readonly noun: Noun | 'transaction' };
type BalancesLive = { readonly kind: 'balances' };
/** Refreshed, and never announced. */
type DetailLive = { readonly kind: 'detail' };

/** How a query follows the changes of its account. */
export type Live = ListLive | ItemLive | BalancesLive | DetailLive;

/** Every key says whether its query follows the account's changes. */
type AppQueryMeta = { readonly live: Live | false };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AppQueryMeta;
  }
}

type LiveKey = { readonly queryKey: readonly unknown[]; readonly meta: AppQueryMeta };

/** The first part of a key. What changes with money is below `money`. */
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

/** Where the pages of a list are cached, and whether they are live. */
export type CachedList = {
  readonly name: string;
  readonly keyPrefix: KeyPath;
  readonly live: { readonly noun?: Noun } | false;
};

/** All queries of an account whose key starts like this. */
export const accountQueries = (accountId: string, ...path: KeyPath | readonly []) => ({
  queryKey: [accountId, ...path],
});

/** The key of an account's query, and how it follows the account. */
export const accountKey = (accountId: string, path: KeyPath, live: Live | false): LiveKey => ({
  queryKey: [accountId, ...path],
  meta: { live },
});

/** All pages of the lists with a prefix. */
export const listQueries = (accountId: string, keyPrefix: KeyPath) =>
  accountQueries(accountId, ...keyPrefix, 'list');

/** One page of a list, filtered and sorted by a view. */
export const listKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  view: object,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): LiveKey => ({
  queryKey: [...listQueries(accountId, keyPrefix).queryKey, name, view, page, pageSize],
  meta: { live: live && { kind: 'list', page, ...live } },
});

/** The sum of a list's rows, filtered by a view. */
export const listSumKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  filters: object,
): LiveKey => ({
  queryKey: [accountId, ...keyPrefix, 'sum', name, filters],
  meta: { live: live && { kind: 'detail' } },
});

/** What needs action on an account. */
export const attentionKey = (accountId: string): LiveKey =>
  accountKey(accountId, ['money', 'attention'], { kind: 'detail' });

/** The columns and saved views of an account's lists. */
export const listSettingsKey = (accountId: string): LiveKey =>
  accountKey(accountId, ['list-settings'], false);

/** An account's cards and bank accounts, in every list and individually. */
export const instrumentQueries = (accountId: string) => accountQueries(accountId, 'payment-instruments');

/** The accounts of the signed-in user. */
export const grantedAccountsKey = (): LiveKey => ({
  queryKey: ['granted-accounts'],
  meta: { live: false },
});

/** The queries of that list, to be loaded again. */
export const grantedAccountsQueries = () => ({ queryKey: grantedAccountsKey().queryKey });
