import { and, desc, eq, inArray, isNull, ne, or, type SQL } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { transactionLists, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import type { PageBounds } from './list-store.ts';

type TransactionFilter = {
  readonly type?: TransactionRow['type'] | undefined;
  readonly subtype?: NonNullable<TransactionRow['subtype']> | undefined;
  readonly subtypeNot?: NonNullable<TransactionRow['subtype']> | undefined;
  readonly parentTransactionId?: string | undefined;
};

const subtypesIn = (
  list: TransactionRow['list'],
  { type, subtype, subtypeNot }: TransactionFilter,
): SQL | 'all' | undefined => {
  if (type !== undefined && (type === 'pull') !== (list === 'payments')) return undefined;
  switch (list) {
    case 'payments':
      return subtype === undefined ? 'all' : undefined;
    case 'refunds':
      return (subtype ?? 'refund') === 'refund' && subtypeNot !== 'refund' ? 'all' : undefined;
    case 'payouts':
      if (subtype !== undefined) {
        return subtype === subtypeNot || subtype === 'refund' ? undefined : eq(transactions.subtype, subtype);
      }
      if (subtypeNot === undefined || subtypeNot === 'refund') return 'all';
      return or(isNull(transactions.subtype), ne(transactions.subtype, subtypeNot));
  }
};

type Found = Pick<TransactionRow, 'id' | 'createdAt'>;

const foundColumns = { id: transactions.id, createdAt: transactions.createdAt };

/** Reads by the list's index, because ordinals and times have the same order within a list. */
const newestIn = async (
  { drizzle }: Database,
  accountId: AuthorizedAccountId,
  list: TransactionRow['list'],
  filter: TransactionFilter,
): Promise<readonly Found[]> => {
  const subtypes = subtypesIn(list, filter);
  if (subtypes === undefined) return [];
  return drizzle
    .select(foundColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.list, list),
        subtypes === 'all' ? undefined : subtypes,
      ),
    )
    .orderBy(desc(transactions.ordinal))
    .limit(mostFound);
};

/** Reads all children of a transaction, which are few. */
const newestOf = async (
  { drizzle }: Database,
  accountId: AuthorizedAccountId,
  parentTransactionId: string,
  filter: TransactionFilter,
): Promise<readonly Found[]> =>
  drizzle
    .select(foundColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.parentTransactionId, parentTransactionId),
        eq(transactions.accountId, accountId),
        filter.type && eq(transactions.type, filter.type),
        filter.subtype && eq(transactions.subtype, filter.subtype),
        filter.subtypeNot && or(isNull(transactions.subtype), ne(transactions.subtype, filter.subtypeNot)),
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(mostFound);

const newestFirst = (one: Found, other: Found) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

const find = async (database: Database, accountId: AuthorizedAccountId, filter: TransactionFilter) => {
  if (filter.parentTransactionId !== undefined) {
    return newestOf(database, accountId, filter.parentTransactionId, filter);
  }
  const lists = await Promise.all(
    transactionLists.map((list) => newestIn(database, accountId, list, filter)),
  );
  return lists.flat().toSorted(newestFirst).slice(0, mostFound);
};

const byIds = async ({ drizzle }: Database, accountId: AuthorizedAccountId, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await drizzle
    .select()
    .from(transactions)
    .where(and(inArray(transactions.id, [...ids]), eq(transactions.accountId, accountId)));
  return rows.toSorted(newestFirst);
};

/**
 * Finds transactions outside the three lists: under a parent, or across lists. Counts them without the stored
 * counters.
 */
export const searchTransactions = async (
  database: Database,
  accountId: AuthorizedAccountId,
  filter: TransactionFilter,
  bounds: PageBounds,
) => {
  const { page, ...totals } = countedPage(await find(database, accountId, filter), bounds);
  return {
    rows: await byIds(
      database,
      accountId,
      page.map(({ id }) => id),
    ),
    ...totals,
  };
};
