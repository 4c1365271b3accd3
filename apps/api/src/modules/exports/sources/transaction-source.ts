import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { Database } from '../../../db/client.ts';
import { findOrdinals, transactionList, type TransactionListName } from '../../../db/list-scan/index.ts';
import {
  findCurrency,
  listLength,
  rowsAt,
  rowsBelow,
  toTransaction,
  transactionFilterIn,
  type ListFilter,
  type OrdinalRow,
} from '../../transactions/index.ts';
import type { ExportSource } from './export-source.ts';

const batch = { offset: 0, limit: 1000 } as const;
const nothing = { offset: 0, limit: 0 } as const;

type Below = (belowOrdinal: number) => Promise<readonly OrdinalRow[]>;

const ofFilter = async (
  database: Database,
  accountId: AuthorizedAccountId,
  name: TransactionListName,
  filter: ListFilter,
): Promise<Below> => {
  const list = transactionList(name);
  const range = await list.findRange(database, accountId, filter);
  return async (belowOrdinal) => {
    const rest = { ...range, high: Math.min(range.high, belowOrdinal - 1) };
    const { page } = await findOrdinals(database, accountId, { list, filter, range: rest, page: batch });
    return rowsAt(database, range, page);
  };
};

export const transactionSource = (name: TransactionListName): ExportSource => ({
  findExtent: async (database, accountId, requested) => {
    const throughOrdinal = await listLength(database, accountId, name);
    const filter = transactionFilterIn(requested);
    if (filter === undefined) return { throughOrdinal, totalCount: throughOrdinal };
    const list = transactionList(name);
    const { page: _page, ...totals } = await findOrdinals(database, accountId, {
      list,
      filter,
      page: nothing,
    });
    return { throughOrdinal, ...totals };
  },
  batches: async function* (database, accountId, { throughOrdinal, filter: requested }) {
    const filter = transactionFilterIn(requested);
    const currency = await findCurrency(database, accountId);
    const next: Below =
      filter === undefined
        ? (belowOrdinal) => rowsBelow(database, accountId, name, { belowOrdinal, limit: batch.limit })
        : await ofFilter(database, accountId, name, filter);
    let belowOrdinal = throughOrdinal + 1;
    while (belowOrdinal > 1) {
      // oxlint-disable-next-line no-await-in-loop -- a batch starts at the end of the previous batch
      const rows = await next(belowOrdinal);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map((row) => {
        const { tags: _tags, ...transaction } = toTransaction(row, currency);
        return transaction;
      });
      belowOrdinal = last.ordinal;
    }
  },
});
