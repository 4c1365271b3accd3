import { addMonths, bankingMonthOf } from '@tillbook/domain';
import { listsFilledAt } from './large-lists.ts';

const thisMonth = bankingMonthOf(listsFilledAt);

/** A merchant's lists, filtered and unfiltered. The account is added, unless the path names an object. */
export const merchantLists = [
  '/transactions?type=pull',
  '/transactions?type=push&subtypeNot=refund',
  '/transactions?type=push&subtype=refund',
  '/transactions?type=pull&sortOrder=asc',
  '/transactions?type=pull&sort=amount',
  '/transactions?type=push&subtype=refund&sort=amount&sortOrder=asc',
  '/transactions?limit=100',
  '/transactions?type=push',
  '/transactions?subtype=chargeback',
  '/transactions?type=push&subtypeNot=chargeback',
  '/transactions?subtypeNot=refund',
  '/transactions?type=pull&amountMin=3000&amountMax=3001&include=sum',
  '/transactions?type=pull&paymentInstrumentId=pi_0000000000000007&status=succeeded',
  '/transactions?parentTransactionId=txn_payments0000000007',
  '/transactions?parentTransactionId=txn_payments0000000007&type=push&subtype=refund',
  '/accounts/ledger?status=settled',
  '/accounts/ledger?status=pending',
  '/accounts/ledger?sortOrder=asc',
  '/accounts/ledger?status=pending&category=ach_fee&amountMin=2000',
  '/accounts/ledger?status=settled&from=2026-11-01&until=2026-11-02',
  '/accounts/ledger?status=settled&change=payments',
  '/accounts/ledger?status=settled&change=fees&sortOrder=asc',
  // With only one account in the database, refunds and payouts are most of the table, so finding them reads
  // the table.
  '/accounts/ledger?status=settled&change=disputes',
  '/accounts/ledger?status=settled&change=adjustments',
  '/accounts/ledger?transactionId=txn_payments0000000007',
  '/transactions/txn_payments0000000007/timeline?',
  '/transactions/txn_payments0000000007/fees?',
  '/transactions/txn_payments0000000007/receipt?',
  '/settlements?',
  '/settlements?status=pending',
  '/settlements?from=2026-11-01&until=2026-11-02&amountMin=-500&amountMax=500',
  '/settlements?sort=amount&sortOrder=asc',
  '/settlements/stl_0000000000000002/entries?',
  '/settlements/stl_0000000000000002/reconciliation?',
  '/accounts/availability?',
  '/accounts/balance-changes?from=2026-11-01&to=2026-11-02',
  '/statements?',
  // With only this month's entries, a statement covers most of the table, so adding them up reads the table.
  `/statements/${addMonths(thisMonth, -1)}?`,
  `/statements/${thisMonth}/entries?`,
  '/disputes?limit=15',
  '/disputes?status=under_review&sortOrder=asc',
  '/disputes?from=2026-11-01&amountMin=2000&sort=amount&limit=20',
  '/disputes/dsp_0000000000000002?',
  '/payment-instruments?',
  '/payment-instruments?type=card&purpose=payout&from=2026-11-01&sortOrder=asc',
  '/payment-instruments?lastFour=0007',
  '/payment-instruments?text=okafor',
  '/accounts/audit?',
  '/accounts/activity?period=90d',
  '/accounts/attention?',
  '/search?text=txn_payments0000000007',
  '/search?text=4242',
  '/search?text=gift',
  '/search?text=house%20ord',
  '/search?text=okafor',
  '/search?text=30.00',
  '/search?text=dana@example.com',
];

export const adminLists = [
  '/accounts/list-accounts?',
  '/accounts/list-accounts?search=d41d8cd98f',
  '/accounts/list-accounts?status=inactive',
  '/accounts/list-accounts?sort=name',
  '/audit?kind=changes',
  '/general-ledger/entry-sets?',
  '/general-ledger/entry-sets?status=Draft',
  '/general-ledger/entry-sets?status=Posted',
  '/general-ledger/entry-sets?accountId=gla_retained_earnings',
  '/general-ledger/entry-sets?from=2026-11-01&until=2026-11-02',
];

/** Returns true if a path names an object and therefore no account. */
export const isOfObject = (path: string): boolean =>
  /\/stl_\w+\/(?:entries|reconciliation)|\/(?:timeline|fees|receipt)\?/.test(path) ||
  path.includes('?transactionId');
