import { and, asc, desc, eq, sql } from '../../db/drizzle/query.ts';
import type { PgColumn } from '../../db/drizzle/pg-core.ts';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { rowsInOrder } from '../../db/list-scan/index.ts';
import { pageStart, type Order } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { ledgerEntries, merchantLedgers } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type EntryRow = typeof ledgerEntries.$inferSelect;

export type EntryPage = {
  readonly rows: readonly EntryRow[];
  readonly totalCount: number;
  readonly totalCountCapped?: boolean;
};

export type EntryPageBounds = { readonly offset: number; readonly limit: number; readonly order: Order };

const accountIdParameter = sql.placeholder('accountId');
const offsetParameter = sql.placeholder('offset');
const limitParameter = sql.placeholder('limit');

const inOrder = (column: PgColumn, order: Order) => (order === 'asc' ? asc(column) : desc(column));

type OrdinalColumn = 'ordinal' | 'settledOrdinal';

/** Reads a page and its counter in one statement, so that they agree. */
const pageBy = (column: OrdinalColumn, counter: PgColumn, order: Order, name: string) =>
  preparedQuery(({ drizzle }) => {
    const page = drizzle
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.accountId, merchantLedgers.accountId),
          pageStart(ledgerEntries[column], counter, order),
        ),
      )
      .orderBy(inOrder(ledgerEntries[column], order))
      .limit(limitParameter)
      .as('page');
    return drizzle
      .select({ totalCount: sql<string>`${counter}`, entry: page._.selectedFields })
      .from(merchantLedgers)
      .leftJoinLateral(page, sql`true`)
      .where(eq(merchantLedgers.accountId, accountIdParameter))
      .orderBy(inOrder(page[column], order))
      .prepare(`${name}_${order}`);
  });

const bothOrders = (column: OrdinalColumn, counter: PgColumn, name: string) => ({
  asc: pageBy(column, counter, 'asc', name),
  desc: pageBy(column, counter, 'desc', name),
});

const settledPages = bothOrders('settledOrdinal', merchantLedgers.settledEntryCount, 'settled_entries');
const allPages = bothOrders('ordinal', merchantLedgers.entryCount, 'entries');

const readRange = async (
  pages: ReturnType<typeof bothOrders>,
  database: Database,
  accountId: AuthorizedAccountId,
  { offset, limit, order }: EntryPageBounds,
): Promise<EntryPage> => {
  const found = await pages[order](database).execute({ accountId, offset, limit });
  return {
    rows: found.flatMap(({ entry }) => (entry === null ? [] : [entry])),
    totalCount: Number(found[0]?.totalCount ?? 0),
  };
};

/** Lists settled entries in the order of settling, so that balances follow from each other. */
export const listSettledEntries = (
  database: Database,
  accountId: AuthorizedAccountId,
  bounds: EntryPageBounds,
): Promise<EntryPage> => readRange(settledPages, database, accountId, bounds);

export const listAllEntries = (
  database: Database,
  accountId: AuthorizedAccountId,
  bounds: EntryPageBounds,
): Promise<EntryPage> => readRange(allPages, database, accountId, bounds);

const pendingCountOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ count: merchantLedgers.pendingEntryCount })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountIdParameter))
    .prepare('pending_entry_count'),
);

const pendingFrom = (order: Order) =>
  preparedQuery(({ drizzle }) =>
    drizzle
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.accountId, accountIdParameter), eq(ledgerEntries.status, sql`'pending'`)))
      .orderBy(inOrder(ledgerEntries.ordinal, order))
      .limit(limitParameter)
      .offset(offsetParameter)
      .prepare(`pending_entries_${order}`),
  );

const pendingEntries = { asc: pendingFrom('asc'), desc: pendingFrom('desc') };
const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * Reads pending entries by offset, because settling leaves gaps in their ordinals. Starts at the nearer end,
 * so that the last page costs as much as the first.
 */
export const listPendingEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { offset, limit, order }: EntryPageBounds,
): Promise<EntryPage> => {
  const [counter] = await pendingCountOf(database).execute({ accountId });
  const totalCount = counter?.count ?? 0;
  const rowCount = Math.min(limit, totalCount - offset);
  if (rowCount <= 0) return { rows: [], totalCount };
  const behind = totalCount - offset - rowCount;
  if (offset <= behind) {
    const rows = await pendingEntries[order](database).execute({ accountId, offset, limit: rowCount });
    return { rows, totalCount };
  }
  const read = pendingEntries[opposite[order]](database);
  const rows = await read.execute({ accountId, offset: behind, limit: rowCount });
  return { rows: rows.toReversed(), totalCount };
};

const entriesOf = (order: Order) =>
  preparedQuery(({ drizzle }) =>
    drizzle
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.transactionId, sql.placeholder('transactionId')),
          eq(ledgerEntries.accountId, accountIdParameter),
        ),
      )
      .orderBy(inOrder(ledgerEntries.ordinal, order))
      .limit(mostFound)
      .prepare(`entries_of_transaction_${order}`),
  );

const transactionEntries = { asc: entriesOf('asc'), desc: entriesOf('desc') };

export const listTransactionEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  transactionId: string,
  { order, ...bounds }: EntryPageBounds,
): Promise<EntryPage> => {
  const found = await transactionEntries[order](database).execute({ accountId, transactionId });
  const { page, ...totals } = countedPage(found, bounds);
  return { rows: page, ...totals };
};

const entriesAtOrdinals = (column: OrdinalColumn) =>
  preparedQuery(({ drizzle }) =>
    drizzle
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.accountId, accountIdParameter),
          sql`${ledgerEntries[column]} = any(${sql.placeholder('ordinals')}::bigint[])`,
        ),
      )
      .prepare(`entries_at_${column}`),
  );

const atOrdinals = (column: OrdinalColumn) => {
  const entries = entriesAtOrdinals(column);
  return async (
    database: Database,
    accountId: AuthorizedAccountId,
    ordinals: readonly number[],
  ): Promise<readonly EntryRow[]> =>
    rowsInOrder(ordinals, await entries(database).execute({ accountId, ordinals }), (entry) => entry[column]);
};

/** Returns entries in the order of the given ordinals. */
export const findEntriesAt = atOrdinals('ordinal');

/** Returns entries in the order of the given settled ordinals. */
export const findSettledEntriesAt = atOrdinals('settledOrdinal');

const settledSince = (moment: 'from' | 'until') =>
  sql<string>`ledger.settled_since(${merchantLedgers.accountId}, ${merchantLedgers.settledEntryCount}, ${sql.placeholder(moment)}::timestamptz)`;

const settledRange = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      low: settledSince('from'),
      beyond: settledSince('until'),
    })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountIdParameter))
    .prepare('settled_range'),
);

/** Finds the first and last settled ordinal of a period. */
export const findSettledRange = async (
  database: Database,
  accountId: AuthorizedAccountId,
  {
    from = '-infinity',
    until = 'infinity',
  }: { readonly from?: string | undefined; readonly until?: string | undefined },
): Promise<{ readonly low: number; readonly high: number }> => {
  const [range] = await settledRange(database).execute({ accountId, from, until });
  return { low: Number(range?.low ?? 1), high: Number(range?.beyond ?? 1) - 1 };
};
