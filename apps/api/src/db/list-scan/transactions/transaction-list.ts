import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import type { List, Scan } from '../list.ts';
import { listRange, type TransactionListName, type TransactionRange } from './list-range.ts';
import { scanAmountOrder } from './scan-amount-order.ts';
import { isPosted, scanPosted } from './scan-posted.ts';
import { scanListOrder } from './scan-list-order.ts';
import { scanText } from './scan-text.ts';
import type { ScannedRow } from './scanned-row.ts';

const isPeriod = ({ from: _from, until: _until, ...others }: TransactionFilter): boolean =>
  Object.values(others).every((field) => field === undefined);

const scanRows = (
  database: Database,
  { range, filter, sort, order, limit }: Scan<TransactionFilter, TransactionRange>,
): Promise<readonly ScannedRow[]> => {
  if (isPosted(filter)) return scanPosted(database, range, filter, { sort, order }, limit);
  if (range.wordKeys !== undefined) {
    return scanText(database, range, filter, range.wordKeys, { sort, order }, limit);
  }
  const scanInOrder = sort === 'amount' ? scanAmountOrder : scanListOrder;
  return scanInOrder(database, range, filter, { order, limit });
};

const declared = (list: TransactionListName): List<TransactionFilter, TransactionRange> => ({
  findRange: (database, accountId, filter) => listRange(database, accountId, list, filter),
  isPeriod,
  scan: async (database, _accountId, scan) => (await scanRows(database, scan)).map(({ ordinal }) => ordinal),
});

const transactionListsByName = {
  payments: declared('payments'),
  payouts: declared('payouts'),
  refunds: declared('refunds'),
} as const;

export const transactionList = (name: TransactionListName): List<TransactionFilter, TransactionRange> =>
  transactionListsByName[name];
