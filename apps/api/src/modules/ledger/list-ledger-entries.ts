import { listLedgerEntries, type QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { refuseTurnedRange } from '../../http/list-query.ts';
import { isFiltered, filterPendingEntries, filterSettledEntries } from './filter-entries.ts';
import { toEntry } from './entry-response.ts';
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
        'Narrow the pending entries of an account (status=pending) or the settled ones (status=settled).',
    },
  });
};

const findNarrowed = (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listLedgerEntries>,
): Promise<EntryPage> => {
  refuseTurnedRange(query);
  if (query.status === undefined || query.transactionId !== undefined) return refuseMixed();
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
    const find = isFiltered(query) ? findNarrowed : findPage;
    const { rows, ...totals } = await find(platform.database, accountId, query);
    return { data: rows.map(toEntry), ...totals };
  },
);
