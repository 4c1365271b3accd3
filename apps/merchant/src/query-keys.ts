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

type PageEnd<Part extends string> = readonly [Part, of: string, page: number, pageSize: number];

/** What changes with money. Keys are types, not functions: a table of functions would be part of the first download. */
type MoneyQuery =
  | readonly [['account'], BalancesLive]
  | readonly [['attention' | 'availability'], DetailLive]
  | readonly [['balance-changes', from: string], DetailLive]
  | readonly [['search', text: string], DetailLive]
  | readonly [['transactions', 'item', transactionId: string], ItemLive]
  | readonly [
      ['transactions', 'earlier' | 'fees' | 'receipt' | 'related' | 'timeline', transactionId: string],
      DetailLive,
    ]
  | readonly [['transactions', 'in-person'], DetailLive]
  | readonly [
      ['transactions', 'of-instrument', 'payments' | 'payouts', paymentInstrumentId: string],
      DetailLive,
    ]
  | readonly [['ledger-entries', ...PageEnd<'overview'>], ListLive]
  | readonly [['ledger-entries', 'transaction', transactionId: string], DetailLive]
  | readonly [['ledger-entries', 'change', change: string, from: string, page: number], DetailLive]
  | readonly [['ledger-entries', 'last-payout'], DetailLive]
  | readonly [['statements', ...PageEnd<'entries'>], ListLive]
  | readonly [['statements', 'item', month: string], DetailLive];

type Below<Name extends string, Query> = Query extends readonly [infer Path, infer Followed]
  ? Path extends readonly unknown[]
    ? readonly [readonly [Name, ...Path], Followed]
    : never
  : never;

/** All keys of an account's queries, without the account's ID, and how each query follows the account. */
type AccountQuery =
  | Below<'money', MoneyQuery>
  | readonly [readonly ['disputes', 'item', disputeId: string], ItemLive]
  | readonly [readonly ['settlements', ...PageEnd<'entries'>], ListLive]
  | readonly [readonly ['settlements', 'item', settlementId: string], ItemLive]
  | readonly [readonly ['payment-instruments', 'item', paymentInstrumentId: string], false]
  | readonly [readonly ['activity', period: string], false]
  | readonly [readonly ['account-settings' | 'devices' | 'fee-profile' | 'list-settings' | 'profile'], false]
  | readonly [readonly ['exports', exportId: string], false]
  | readonly [readonly ['team', 'members' | 'invites', page: number], false]
  | readonly [readonly ['reconciliations', 'payout' | 'settlement', id: string], false];

type ListPrefix = readonly ['money', 'transactions' | 'ledger-entries' | 'statements'] | readonly [ListName];

/** Where the pages of a list are cached, and whether they are live. */
export type CachedList = {
  readonly name: string;
  readonly keyPrefix: ListPrefix;
  readonly live: { readonly noun?: Noun } | false;
};

type Beginning<Path> = Path extends readonly [...infer Start, unknown] ? Start | Beginning<Start> : never;

/** The key of an account's query, and how it follows the account. */
export const accountKey = (accountId: string, ...[path, live]: AccountQuery) => ({
  queryKey: [accountId, ...path],
  meta: { live },
});

/** One page of a list, filtered and sorted by a view. Every list has keys of this shape. */
export const listKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  view: object,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): { queryKey: readonly unknown[]; meta: AppQueryMeta } => ({
  queryKey: [accountId, ...keyPrefix, 'list', name, view, page, pageSize],
  meta: { live: live && { kind: 'list', page, ...live } },
});

/** The sum of a list's rows, filtered by a view. */
export const listSumKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  filters: object,
): { queryKey: readonly unknown[]; meta: AppQueryMeta } => ({
  queryKey: [accountId, ...keyPrefix, 'sum', name, filters],
  meta: { live: live && { kind: 'detail' } },
});

/** All queries of an account whose key starts like this. */
export const accountQueries = (
  accountId: string,
  ...beginning: Beginning<AccountQuery[0]> | readonly [...ListPrefix, 'list']
) => ({
  queryKey: [accountId, ...beginning],
});

/** An account's cards and bank accounts, in every list and individually. */
export const instrumentQueries = (accountId: string) => accountQueries(accountId, 'payment-instruments');

/** The accounts of the signed-in user. */
export const grantedAccountsKey = (): { queryKey: readonly string[]; meta: AppQueryMeta } => ({
  queryKey: ['granted-accounts'],
  meta: { live: false },
});

/** The queries of that list, to be loaded again. */
export const grantedAccountsQueries = () => ({ queryKey: grantedAccountsKey().queryKey });
