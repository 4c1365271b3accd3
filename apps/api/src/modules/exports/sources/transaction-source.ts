import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { Database } from '../../../db/client.ts';
import {
  filteredTotals,
  findCurrency,
  findFilteredOrdinals,
  listLength,
  listRange,
  rowsAt,
  rowsBelow,
  toTransaction,
  transactionFilterIn,
  type ListFilter,
  type ListName,
  type OrdinalRow,
} from '../../transactions/index.ts';
import type { ExportSource } from './export-source.ts';

const batchSize = 1000;

/** The next rows below an ordinal, newest first. */
type Below = (belowOrdinal: number) => Promise<readonly OrdinalRow[]>;

const ofFilter = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
): Promise<Below> => {
  const range = await listRange(database, accountId, list, filter);
  return async (belowOrdinal) => {
    const rest = { ...range, high: Math.min(range.high, belowOrdinal - 1) };
    const sorting = { sort: 'createdAt', order: 'desc' } as const;
    return rowsAt(database, range, await findFilteredOrdinals(database, rest, filter, sorting, batchSize));
  };
};

/** Payments, payouts or refunds. */
export const transactionSource = (list: ListName): ExportSource => ({
  findExtent: async (database, accountId, requested) => {
    const throughOrdinal = await listLength(database, accountId, list);
    const filter = transactionFilterIn(requested);
    if (filter === undefined) return { throughOrdinal, totalCount: throughOrdinal };
    return { throughOrdinal, ...(await filteredTotals(database, accountId, list, filter)) };
  },
  batches: async function* (database, accountId, { throughOrdinal, filter: requested }) {
    const filter = transactionFilterIn(requested);
    const currency = await findCurrency(database, accountId);
    const next: Below =
      filter === undefined
        ? (belowOrdinal) => rowsBelow(database, accountId, list, { belowOrdinal, limit: batchSize })
        : await ofFilter(database, accountId, list, filter);
    let belowOrdinal = throughOrdinal + 1;
    while (belowOrdinal > 1) {
      // oxlint-disable-next-line no-await-in-loop -- where a batch begins is known from the one before it
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
