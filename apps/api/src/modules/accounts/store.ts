import { and, asc, desc, eq, inArray, lt, sql, type SQL } from '../../db/drizzle/query.ts';
import type { listAccounts, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { pageStart } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, merchantLedgers, platformLists } from '../../db/schema/index.ts';
import { containing } from '../../db/text-search.ts';
import type { AccountWithBalances } from './account-response.ts';

type Query = QueryOf<typeof listAccounts>;

export type AccountPage = {
  readonly rows: readonly AccountWithBalances[];
  readonly totalCount: number;
  readonly totalCountCapped?: boolean;
};

/**
 * Reads a page of all accounts as a range of ordinals, newest first, with the list's counter as the total.
 */
const pageOfAccounts = preparedQuery(({ drizzle }) => {
  const page = drizzle
    .select({ id: accounts.id, ordinal: accounts.ordinal })
    .from(accounts)
    .where(pageStart(accounts.ordinal, platformLists.count))
    .orderBy(desc(accounts.ordinal))
    .limit(sql.placeholder('limit'))
    .as('page');
  return drizzle
    .select({ totalCount: platformLists.count, id: page.id })
    .from(platformLists)
    .leftJoinLateral(page, sql`true`)
    .where(eq(platformLists.name, sql`'accounts'`))
    .orderBy(desc(page.ordinal))
    .prepare('page_of_accounts');
});

const findPage = async (database: Database, query: Query) => {
  if (isWholeList(query)) {
    const found = await pageOfAccounts(database).execute({ offset: query.offset, limit: query.limit });
    const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
    return { ids, totals: { totalCount: found[0]?.totalCount ?? 0 } };
  }
  const found = await database.drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(matching(database, query))
    .orderBy(...inOrder(query))
    .limit(mostFound);
  const { page, ...totals } = countedPage(found, query);
  return { ids: page.map(({ id }) => id), totals };
};

/** Must equal the expression of the search index. */
const searched = sql`(${accounts.name} || ' ' || ${accounts.legalName} || ' ' || ${accounts.id})`;

const openedBefore = ({ drizzle }: Database, id: string): SQL =>
  lt(
    accounts.ordinal,
    drizzle.select({ ordinal: accounts.ordinal }).from(accounts).where(eq(accounts.id, id)),
  );

const matching = (database: Database, { search, status, before }: Query): SQL | undefined => {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  return and(
    status && eq(accounts.status, status),
    before === undefined ? undefined : openedBefore(database, before),
    ...words.map((word) => sql`${searched} ilike ${containing(word)}`),
  );
};

const inOrder = ({ sort = 'createdAt', sortOrder = sort === 'name' ? 'asc' : 'desc' }: Query): SQL[] => {
  const direction = sortOrder === 'asc' ? asc : desc;
  // Ordinals follow the order of opening.
  return sort === 'name'
    ? [direction(accounts.name), direction(accounts.ordinal)]
    : [direction(accounts.ordinal)];
};

const isWholeList = ({ search, status, before, sort = 'createdAt', sortOrder = 'desc' }: Query) =>
  (search ?? '').trim() === '' &&
  status === undefined &&
  before === undefined &&
  sort === 'createdAt' &&
  sortOrder === 'desc';

export const findAccounts = async (database: Database, query: Query): Promise<AccountPage> => {
  const { ids, totals } = await findPage(database, query);
  if (ids.length === 0) return { rows: [], ...totals };
  const rows = await database.drizzle
    .select({ account: accounts, ledger: merchantLedgers })
    .from(accounts)
    .innerJoin(merchantLedgers, eq(merchantLedgers.accountId, accounts.id))
    .where(inArray(accounts.id, ids))
    .orderBy(...inOrder(query));
  return { rows, ...totals };
};
