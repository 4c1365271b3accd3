/** What a change is announced as. */
export type Noun = 'payment' | 'payout' | 'refund' | 'dispute' | 'settlement';

/** How a query follows the changes of its account. */
export type Live =
  /** Without a noun, the arrival of its rows is not announced. */
  | { readonly kind: 'list'; readonly page: number; readonly noun?: Noun }
  | { readonly kind: 'item'; readonly noun: Noun | 'transaction' }
  | { readonly kind: 'balances' }
  /** Refreshed, and never announced. */
  | { readonly kind: 'detail' };

/** Every key says whether its query follows the changes of the account. */
type AppQueryMeta = { readonly live: Live | false };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AppQueryMeta;
  }
}

export type QueryKeyAndMeta = { readonly queryKey: readonly unknown[]; readonly meta: AppQueryMeta };

const keyed = (live: Live | false, ...queryKey: readonly unknown[]): QueryKeyAndMeta => ({
  queryKey,
  meta: { live },
});

const detail: Live = { kind: 'detail' };

export type Page = { readonly page: number; readonly pageSize: number };

/*
 * Filters: every query below a beginning.
 */

export const accountQueries = (accountId: string) => ({ queryKey: [accountId] });

/** What changes when money moves. */
export const moneyQueries = (accountId: string) => ({ queryKey: [accountId, 'money'] });

export const transactionQueries = (accountId: string) => ({ queryKey: [accountId, 'money', 'transactions'] });

export const viewedTransactionQueries = (accountId: string) => ({
  queryKey: [accountId, 'money', 'transactions', 'item'],
});

export const disputeListQueries = (accountId: string) => ({ queryKey: [accountId, 'disputes', 'list'] });

export const instrumentQueries = (accountId: string) => ({ queryKey: [accountId, 'payment-instruments'] });

/*
 * Lists: every page of every list has a key of the same shape.
 */

/** Where the pages of a list are cached, and whether they follow the changes of the account. */
export type CachedList = {
  readonly name: string;
  readonly keyPrefix: readonly string[];
  readonly live: { readonly noun?: Noun } | false;
};

/** One page of a list, as a view filters and sorts it. */
export const listKey = (
  accountId: string,
  { name, keyPrefix, live }: CachedList,
  view: object,
  { page, pageSize }: Page,
): QueryKeyAndMeta =>
  keyed(live && { kind: 'list', page, ...live }, accountId, ...keyPrefix, 'list', name, view, page, pageSize);

/*
 * The rows of one thing.
 */

export const overviewLedgerKey = (
  accountId: string,
  status: 'pending' | 'settled',
  { page, pageSize }: Page,
): QueryKeyAndMeta =>
  keyed({ kind: 'list', page }, accountId, 'money', 'ledger-entries', 'overview', status, page, pageSize);

export const settlementEntriesKey = (
  accountId: string,
  settlementId: string,
  { page, pageSize }: Page,
): QueryKeyAndMeta =>
  keyed({ kind: 'list', page }, accountId, 'settlements', 'entries', settlementId, page, pageSize);

export const statementEntriesKey = (
  accountId: string,
  month: string,
  { page, pageSize }: Page,
): QueryKeyAndMeta =>
  keyed({ kind: 'list', page }, accountId, 'money', 'statements', 'entries', month, page, pageSize);

/*
 * One thing, and what is shown about it.
 */

export const accountKey = (accountId: string) => keyed({ kind: 'balances' }, accountId, 'money', 'account');

export const attentionKey = (accountId: string) => keyed(detail, accountId, 'money', 'attention');

export const searchKey = (accountId: string, text: string) =>
  keyed(detail, accountId, 'money', 'search', text);

export const availabilityKey = (accountId: string) => keyed(detail, accountId, 'money', 'availability');

export const statementKey = (accountId: string, month: string) =>
  keyed(detail, accountId, 'money', 'statements', 'item', month);

export const transactionKey = (accountId: string, transactionId: string) =>
  keyed({ kind: 'item', noun: 'transaction' }, accountId, 'money', 'transactions', 'item', transactionId);

/** What is shown about one transaction, beside itself. */
export const transactionDetailKey = (
  accountId: string,
  shown: 'fees' | 'receipt' | 'related' | 'timeline',
  transactionId: string,
) => keyed(detail, accountId, 'money', 'transactions', shown, transactionId);

export const transactionLedgerKey = (accountId: string, transactionId: string) =>
  keyed(detail, accountId, 'money', 'ledger-entries', 'transaction', transactionId);

export const disputeKey = (accountId: string, disputeId: string) =>
  keyed({ kind: 'item', noun: 'dispute' }, accountId, 'disputes', 'item', disputeId);

export const settlementKey = (accountId: string, settlementId: string) =>
  keyed({ kind: 'item', noun: 'settlement' }, accountId, 'settlements', 'item', settlementId);

/*
 * What does not follow the changes of an account.
 */

export const grantedAccountsKey = () => keyed(false, 'granted-accounts');

export const instrumentKey = (accountId: string, paymentInstrumentId: string) =>
  keyed(false, accountId, 'payment-instruments', 'item', paymentInstrumentId);

/** It adds up many entries, so it is not asked for again with every change. */
export const activityKey = (accountId: string, period: string) => keyed(false, accountId, 'activity', period);

export const accountSettingsKey = (accountId: string) => keyed(false, accountId, 'account-settings');

export const feeProfileKey = (accountId: string) => keyed(false, accountId, 'fee-profile');

export const profileKey = (accountId: string) => keyed(false, accountId, 'profile');

export const listSettingsKey = (accountId: string) => keyed(false, accountId, 'list-settings');

export const devicesKey = (accountId: string) => keyed(false, accountId, 'devices');

export const exportKey = (accountId: string, exportId: string) =>
  keyed(false, accountId, 'exports', exportId);

export const reconciliationKey = (accountId: string, reconciled: 'payout' | 'settlement', id: string) =>
  keyed(false, accountId, 'reconciliations', reconciled, id);
