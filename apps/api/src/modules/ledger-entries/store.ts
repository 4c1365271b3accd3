import { and, asc, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { ledgerEntries, merchantLedgers } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

export type EntryRow = typeof ledgerEntries.$inferSelect;

export type EntryPage = { readonly rows: readonly EntryRow[]; readonly totalCount: number };

export type EntryPageBounds = {
  readonly offset: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
};

const inOrder = (column: PgColumn, order: 'asc' | 'desc') => (order === 'asc' ? asc(column) : desc(column));

/** The ordinals of a page: counted from the newest, or, oldest first, from 1. */
const ordinalRange = (
  column: PgColumn,
  totalCount: number,
  { offset, limit, order }: EntryPageBounds,
): SQL[] =>
  order === 'asc'
    ? [gt(column, offset), lte(column, offset + limit)]
    : [lte(column, totalCount - offset), gt(column, totalCount - offset - limit)];

const findCounters = async (database: Database, accountId: AuthorizedAccountId) => {
  const [counters] = await database.drizzle
    .select({
      all: merchantLedgers.entryCount,
      pending: merchantLedgers.pendingEntryCount,
      settled: merchantLedgers.settledEntryCount,
    })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return counters ?? { all: 0, pending: 0, settled: 0 };
};

const rangePage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  column: PgColumn,
  totalCount: number,
  bounds: EntryPageBounds,
): Promise<EntryPage> => {
  const rows = await database.drizzle
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), ...ordinalRange(column, totalCount, bounds)))
    .orderBy(inOrder(column, bounds.order));
  return { rows, totalCount };
};

/** Settled entries in the order of settling, so that each after-balance follows from the one before. */
export const listSettledEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  bounds: EntryPageBounds,
): Promise<EntryPage> => {
  const { settled } = await findCounters(database, accountId);
  return rangePage(database, accountId, ledgerEntries.settledOrdinal, settled, bounds);
};

/** All entries in the order of posting. */
export const listAllEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  bounds: EntryPageBounds,
): Promise<EntryPage> => {
  const { all } = await findCounters(database, accountId);
  return rangePage(database, accountId, ledgerEntries.ordinal, all, bounds);
};

/** Pending entries leave gaps when they settle; there are a few days' worth of them, read from an index of their own. */
export const listPendingEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { offset, limit, order }: EntryPageBounds,
): Promise<EntryPage> => {
  const { pending } = await findCounters(database, accountId);
  const rows = await database.drizzle
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.status, 'pending')))
    .orderBy(inOrder(ledgerEntries.ordinal, order))
    .limit(limit)
    .offset(offset);
  return { rows, totalCount: pending };
};

/** The entries of one transaction: a handful. */
export const listTransactionEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  transactionId: string,
  { offset, limit, order }: EntryPageBounds,
): Promise<EntryPage> => {
  const matching = and(
    eq(ledgerEntries.accountId, accountId),
    eq(ledgerEntries.transactionId, transactionId),
  );
  const [rows, [total]] = await Promise.all([
    database.drizzle
      .select()
      .from(ledgerEntries)
      .where(matching)
      .orderBy(inOrder(ledgerEntries.ordinal, order))
      .limit(limit)
      .offset(offset),
    database.drizzle.select({ count: count() }).from(ledgerEntries).where(matching),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
};
