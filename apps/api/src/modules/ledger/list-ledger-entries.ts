import { listLedgerEntries, type QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { refuseTurnedRange } from '../../http/list-query.ts';
import { isFiltered, filterPendingEntries, filterSettledEntries } from './filter-entries.ts';
import { toDetailedEntries } from './entry-details.ts';
import {
  listAllEntries,
  listPendingEntries,
  listSettledEntries,
  listTransactionEntries,
  type EntryPage,
} from './store.ts';

const refuseMixed = (): never => {
  throw new AppError('invalid_input', {
    fields: {
      status:
        'Only an account’s pending entries (status=pending) or settled entries (status=settled) can be filtered.',
    },
  });
};

const refusePendingChange = (): never => {
  throw new AppError('invalid_input', {
    fields: {
      change: 'Pending entries haven’t changed the balance yet. Request settled entries (status=settled).',
    },
  });
};

const findFiltered = (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listLedgerEntries>,
): Promise<EntryPage> => {
  refuseTurnedRange(query);
  if (query.status === undefined || query.transactionId !== undefined) return refuseMixed();
  if (query.status === 'pending' && query.change !== undefined) return refusePendingChange();
  const find = query.status === 'pending' ? filterPendingEntries : filterSettledEntries;
  return find(database, accountId, query);
};

const findPage = (
  database: Database,
  accountId: AuthorizedAccountId,
  { transactionId, status, sortOrder, offset, limit }: QueryOf<typeof listLedgerEntries>,
): Promise<EntryPage> => {
  const bounds = { offset, limit, order: sortOrder ?? (transactionId === undefined ? 'desc' : 'asc') };
  if (transactionId !== undefined) {
    return listTransactionEntries(database, accountId, transactionId, bounds);
  }
  switch (status) {
    case 'pending':
      return listPendingEntries(database, accountId, bounds);
    case 'settled':
      return listSettledEntries(database, accountId, bounds);
    case undefined:
      return listAllEntries(database, accountId, bounds);
  }
};

export const listLedgerEntriesHandler = defineHandler(
  listLedgerEntries,
  async ({ platform, accountId, query }) => {
    const find = isFiltered(query) ? findFiltered : findPage;
    const { rows, ...totals } = await find(platform.database, accountId, query);
    return { data: await toDetailedEntries(platform.database, accountId, rows), ...totals };
  },
);
