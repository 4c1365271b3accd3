import { listSettlementEntries, type SettlementEntry } from '@tillbook/contract';
import { signedEntryCents } from '@tillbook/domain';
import { defineHandler } from '../../http/call.ts';
import { findFirstSettledOrdinal, findSettlement, findSettlementEntries } from './store.ts';

type EntryRow = Awaited<ReturnType<typeof findSettlementEntries>>[number];

const linkOf = ({ transactionId }: EntryRow) =>
  transactionId === null ? {} : { linkedId: transactionId, linkedType: 'transaction' };

const toEntry = (row: EntryRow): SettlementEntry => ({
  id: row.id,
  ...linkOf(row),
  amount: signedEntryCents({ amount: row.amountCents, type: row.type }),
  category: row.category,
});

export const listSettlementEntriesHandler = defineHandler(
  listSettlementEntries,
  async ({ platform, accountId, path, query, refuse }) => {
    const { database } = platform;
    const settlement = await findSettlement(database, accountId, path.id);
    if (settlement === undefined) return refuse('not_found');
    const first = (await findFirstSettledOrdinal(database, accountId, path.id)) + query.offset;
    const rows = await findSettlementEntries(database, accountId, path.id, first, first + query.limit - 1);
    return { entries: rows.map(toEntry), totalCount: settlement.entryCount };
  },
);
