import { asc, count, desc, gt, gte, lte } from '../../db/drizzle/query.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { entrySets, ledgerSnapshots } from '../../db/schema/index.ts';
import { findEntrySets, type EntrySetWithLines } from './store.ts';

export type EntrySetPage = { readonly rows: readonly EntrySetWithLines[]; readonly totalCount: number };

const countEntrySets = async (transaction: Transaction): Promise<number> => {
  const [newest] = await transaction
    .select()
    .from(ledgerSnapshots)
    .orderBy(desc(ledgerSnapshots.throughOrdinal))
    .limit(1);
  const [after] = await transaction
    .select({ count: count() })
    .from(entrySets)
    .where(gt(entrySets.ordinal, newest?.throughOrdinal ?? 0));
  return (newest?.entrySetCount ?? 0) + (after?.count ?? 0);
};

/** Finds the oldest snapshot that includes the set with the rank, counted from the oldest set. */
const findSnapshotHolding = async (transaction: Transaction, rank: number) => {
  const [snapshot] = await transaction
    .select()
    .from(ledgerSnapshots)
    .where(gte(ledgerSnapshots.entrySetCount, rank))
    .orderBy(asc(ledgerSnapshots.entrySetCount))
    .limit(1);
  return snapshot;
};

/**
 * Finds a page of all entry sets, newest first. Ordinals have gaps, so the nearest snapshot gives the rank,
 * and a page skips at most the sets between two snapshots.
 */
export const findEntrySetPage = (database: Database, offset: number, limit: number): Promise<EntrySetPage> =>
  database.drizzle.transaction(
    async (transaction) => {
      const totalCount = await countEntrySets(transaction);
      const rank = totalCount - offset;
      if (rank < 1) return { rows: [], totalCount };
      const snapshot = await findSnapshotHolding(transaction, rank);
      const page = await transaction
        .select({ id: entrySets.id })
        .from(entrySets)
        .where(snapshot && lte(entrySets.ordinal, snapshot.throughOrdinal))
        .orderBy(desc(entrySets.ordinal))
        .offset(snapshot ? snapshot.entrySetCount - rank : offset)
        .limit(limit);
      const ids = page.map(({ id }) => id);
      return { rows: await findEntrySets(transaction, ids), totalCount };
    },
    // Counts and rows must be read from the same state of the database.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
