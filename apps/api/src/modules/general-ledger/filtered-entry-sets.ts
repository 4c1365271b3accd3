import type { listEntrySets, QueryOf } from '@tillbook/contract';
import {
  and,
  arrayContains,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  lt,
  max,
  or,
  sql,
  type SQL,
} from '../../db/drizzle/query.ts';
import type { Connection, Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { disputes, entryLines, entrySets, ledgerEntries, settlements } from '../../db/schema/index.ts';
import { containing } from '../../db/text-search.ts';
import { findEntrySets } from './store.ts';

export type EntrySetFilter = Omit<QueryOf<typeof listEntrySets>, 'offset' | 'limit'>;

/** The number of newest entry sets in which text is searched. */
const textReach = 100_000;

/** Narrows drafts and reversed sets to manual sets, which are few. */
const ofStatus = (status: NonNullable<EntrySetFilter['status']>) =>
  status === 'Posted'
    ? eq(entrySets.status, status)
    : and(eq(entrySets.status, status), eq(entrySets.origin, sql`'manual'`));

/** Searches the rows of business sets, which include their lines, and the separate lines of manual sets. */
const withLineOn = (connection: Connection, accountId: string) =>
  or(
    arrayContains(entrySets.lineAccounts, [accountId]),
    exists(
      connection
        .select({ one: sql`1` })
        .from(entryLines)
        .where(
          and(eq(entryLines.entrySetId, entrySets.id), eq(entryLines.generalLedgerAccountId, accountId)),
        ),
    ),
  );

/** Finds the sets related to the ID of a set, transaction, dispute or settlement. */
const setsNamed = async (connection: Connection, id: string): Promise<string[]> => {
  const [disputed] = await connection
    .select({ id: disputes.transactionId })
    .from(disputes)
    .where(eq(disputes.id, id));
  const [own, about, settling] = await Promise.all([
    connection.select({ id: entrySets.id }).from(entrySets).where(eq(entrySets.id, id)),
    connection
      .selectDistinct({ id: ledgerEntries.entrySetId })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.transactionId, disputed?.id ?? id)),
    connection.select({ id: settlements.entrySetId }).from(settlements).where(eq(settlements.id, id)),
  ]);
  return [...own, ...about, ...settling].map((row) => row.id);
};

const writtenBefore = (connection: Connection, id: string): SQL =>
  lt(
    entrySets.ordinal,
    connection.select({ ordinal: entrySets.ordinal }).from(entrySets).where(eq(entrySets.id, id)),
  );

type FoundSet = { readonly id: string; readonly ordinal: number };

const find = (
  connection: Connection,
  filter: Omit<EntrySetFilter, 'text'>,
  ...more: readonly (SQL | undefined)[]
): Promise<FoundSet[]> =>
  connection
    .select({ id: entrySets.id, ordinal: entrySets.ordinal })
    .from(entrySets)
    .where(
      and(
        filter.status && ofStatus(filter.status),
        filter.accountId === undefined ? undefined : withLineOn(connection, filter.accountId),
        filter.from === undefined ? undefined : gte(entrySets.effectiveAt, new Date(filter.from)),
        filter.until === undefined ? undefined : lt(entrySets.effectiveAt, new Date(filter.until)),
        filter.before === undefined ? undefined : writtenBefore(connection, filter.before),
        ...more,
      ),
    )
    .orderBy(desc(entrySets.ordinal))
    .limit(mostFound);

const findText = async (connection: Connection, { text = '', ...filter }: EntrySetFilter) => {
  const searchText = text.trim();
  const [newest] = await connection.select({ ordinal: max(entrySets.ordinal) }).from(entrySets);
  const ids = await setsNamed(connection, searchText);
  const pattern = containing(searchText);
  const found = await Promise.all([
    ids.length === 0 ? [] : find(connection, filter, inArray(entrySets.id, ids)),
    find(
      connection,
      filter,
      gte(entrySets.ordinal, (newest?.ordinal ?? 0) - textReach),
      or(ilike(entrySets.reference, pattern), ilike(entrySets.description, pattern)),
    ),
  ]);
  const byId = new Map(found.flat().map((set) => [set.id, set]));
  return [...byId.values()].toSorted((one, other) => other.ordinal - one.ordinal);
};

const isText = ({ text = '' }: EntrySetFilter) => text.trim() !== '';

export const isFiltered = (filter: EntrySetFilter): boolean =>
  isText(filter) ||
  [filter.status, filter.accountId, filter.from, filter.until, filter.before].some(
    (value) => value !== undefined,
  );

export const findFilteredEntrySets = async (
  { drizzle }: Database,
  filter: EntrySetFilter,
  bounds: { readonly offset: number; readonly limit: number },
) => {
  const found = await (isText(filter) ? findText(drizzle, filter) : find(drizzle, filter));
  const { page, ...totals } = countedPage(found, bounds);
  const ids = page.map(({ id }) => id);
  return { rows: await findEntrySets(drizzle, ids), ...totals };
};
