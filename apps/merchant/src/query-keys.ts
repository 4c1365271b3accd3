/** What a change is announced as. */
export type Noun = 'payment' | 'payout' | 'refund' | 'dispute' | 'settlement';

/** Without a noun, the arrival of its rows is not announced. */
type ListLive = { readonly kind: 'list'; readonly page: number; readonly noun?: Noun };
type ItemLive = { readonly kind: 'item'; readonly noun: Noun | 'transaction' };
type BalancesLive = { readonly kind: 'balances' };
/** Refreshed, and never announced. */
type DetailLive = { readonly kind: 'detail' };

/** How a query follows the changes of its account. */
export type Live = ListLive | ItemLive | BalancesLive | DetailLive;

/** Every key says whether its query follows the changes of the account. */
type AppQueryMeta = { readonly live: Live | false };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AppQueryMeta;
  }
}

type PageEnd<Part extends string> = readonly [Part, of: string, page: number, pageSize: number];

/** What moves with money. Keys are types, not functions: a table of them would be in the first download. */
type MoneyQuery =
  | readonly [['account'], BalancesLive]
  | readonly [['attention' | 'availability'], DetailLive]
  | readonly [['search', text: string], DetailLive]
  | readonly [['transactions', 'item', transactionId: string], ItemLive]
  | readonly [
      ['transactions', 'fees' | 'receipt' | 'related' | 'timeline', transactionId: string],
      DetailLive,
    ]
  | readonly [['ledger-entries', ...PageEnd<'overview'>], ListLive]
  | readonly [['ledger-entries', 'transaction', transactionId: string], DetailLive]
  | readonly [['statements', ...PageEnd<'entries'>], ListLive]
  | readonly [['statements', 'item', month: string], DetailLive];

type Below<Name extends string, Query> = Query extends readonly [infer Path, infer Followed]
  ? Path extends readonly unknown[]
    ? readonly [readonly [Name, ...Path], Followed]
    : never
  : never;

/** Every key of an account's queries, without the account's id, and how its query follows the account. */
type AccountQuery =
  | Below<'money', MoneyQuery>
  | readonly [readonly ['disputes', 'item', disputeId: string], ItemLive]
  | readonly [readonly ['settlements', ...PageEnd<'entries'>], ListLive]
  | readonly [readonly ['settlements', 'item', settlementId: string], ItemLive]
  | readonly [readonly ['payment-instruments', 'item', paymentInstrumentId: string], false]
  | readonly [readonly ['activity', period: string], false]
  | readonly [readonly ['account-settings' | 'devices' | 'fee-profile' | 'list-settings' | 'profile'], false]
  | readonly [readonly ['exports', exportId: string], false]
  | readonly [readonly ['reconciliations', 'payout' | 'settlement', id: string], false];

type ListPrefix =
  | readonly ['money', 'transactions' | 'ledger-entries' | 'statements']
  | readonly ['disputes' | 'settlements' | 'payment-instruments'];

/** Where the pages of a list are cached, and whether they follow the changes of the account. */
export type CachedList = {
  readonly name: string;
  readonly keyPrefix: ListPrefix;
  readonly live: { readonly noun?: Noun } | false;
};

type Beginning<Path> = Path extends readonly [...infer Start, unknown] ? Start | Beginning<Start> : never;

/** The key of a query of an account, and how it follows the account. */
export const accountKey = (accountId: string, ...[path, live]: AccountQuery) => ({
  queryKey: [accountId, ...path],
  meta: { live },
});

/** One page of a list, as a view filters and sorts it. Every list has keys of this shape. */
export const listKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  view: object,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): { queryKey: readonly unknown[]; meta: AppQueryMeta } => ({
  queryKey: [accountId, ...keyPrefix, 'list', name, view, page, pageSize],
  meta: { live: live && { kind: 'list', page, ...live } },
});

/** Every query of an account whose key begins so. */
export const accountQueries = (
  accountId: string,
  ...beginning: Beginning<AccountQuery[0]> | readonly [...ListPrefix, 'list']
) => ({
  queryKey: [accountId, ...beginning],
});

/** An account's cards and bank accounts, in every list and by themselves. */
export const instrumentQueries = (accountId: string) => accountQueries(accountId, 'payment-instruments');

/** The accounts of whoever is signed in. */
export const grantedAccountsKey = (): { queryKey: readonly string[]; meta: AppQueryMeta } => ({
  queryKey: ['granted-accounts'],
  meta: { live: false },
});
