import { listLedgerEntries, type LedgerEntry, type QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';
import { answer } from '../../http/call.ts';
import {
  listAllEntries,
  listPendingEntries,
  listSettledEntries,
  listTransactionEntries,
  type EntryPage,
  type EntryRow,
} from './store.ts';

const shownEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  transactionId: row.transactionId ?? undefined,
  amount: row.amountCents,
  type: row.type,
  category: row.category,
  status: row.status,
  description: row.description ?? undefined,
  createdAt: row.createdAt.toISOString(),
  readyToSettleAt: row.readyToSettleAt?.toISOString(),
  settledAt: row.settledAt?.toISOString(),
  afterBalance: row.afterBalanceCents ?? undefined,
});

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

export const listLedgerEntriesCall = answer(listLedgerEntries, async ({ platform, accountId, query }) => {
  const { rows, ...totals } = await findPage(platform.database, accountId, query);
  return { data: rows.map(shownEntry), ...totals };
});
