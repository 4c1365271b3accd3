import { listTransactions, type QueryOf } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { listPage } from './list-store.ts';
import { searchTransactions } from './search-transactions.ts';
import { shownTransaction } from './shown-transaction.ts';
import { findCurrency } from './store.ts';

/** The list that a filter means exactly, if it is one of the three. */
const listMeant = ({
  type,
  subtype,
  subtypeNot,
  parentTransactionId,
}: Partial<QueryOf<typeof listTransactions>>): TransactionRow['list'] | undefined => {
  if (parentTransactionId !== undefined) return undefined;
  if (type === 'pull') return subtype === undefined ? 'payments' : undefined;
  if (subtype === 'refund' && subtypeNot === undefined) return 'refunds';
  if (type === 'push' && subtype === undefined && subtypeNot === 'refund') return 'payouts';
  return undefined;
};

export const listTransactionsCall = answer(listTransactions, async ({ platform, accountId, query }) => {
  const list = listMeant(query);
  if (list !== undefined) {
    const { rows, totalCount, currency } = await listPage(platform.database, accountId, list, query);
    return { transactions: rows.map((row) => shownTransaction(row, currency)), totalCount };
  }
  const [currency, { rows, ...totals }] = await Promise.all([
    findCurrency(platform.database, accountId),
    searchTransactions(platform.database, accountId, query, query),
  ]);
  return { transactions: rows.map((row) => shownTransaction(row, currency)), ...totals };
});
