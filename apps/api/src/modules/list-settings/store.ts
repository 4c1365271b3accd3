import { and, asc, count, eq, ne, sql } from '../../db/drizzle/query.ts';
import type { Connection, Database, Transaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { grants, listColumns, savedViews, users } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type SavedView = typeof savedViews.$inferInsert;

export type NamedView = Pick<SavedView, 'userId' | 'list' | 'name'> & {
  readonly accountId: AuthorizedAccountId;
};

type ChosenColumns = typeof listColumns.$inferInsert;

const columnsOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ list: listColumns.list, columns: listColumns.columns })
    .from(listColumns)
    .where(eq(listColumns.userId, sql.placeholder('userId')))
    .orderBy(listColumns.list)
    .prepare('list_columns_of'),
);

export const findListColumns = (database: Database, userId: string) =>
  columnsOf(database).execute({ userId });

const viewsOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      accountId: savedViews.accountId,
      list: savedViews.list,
      name: savedViews.name,
      view: savedViews.view,
    })
    .from(savedViews)
    .innerJoin(grants, and(eq(grants.userId, savedViews.userId), eq(grants.accountId, savedViews.accountId)))
    .where(eq(savedViews.userId, sql.placeholder('userId')))
    .orderBy(asc(savedViews.id))
    .prepare('saved_views_of'),
);

export const findSavedViews = (database: Database, userId: string) => viewsOf(database).execute({ userId });

export const upsertListColumns = async ({ drizzle }: Database, chosen: ChosenColumns): Promise<void> => {
  await drizzle
    .insert(listColumns)
    .values(chosen)
    .onConflictDoUpdate({
      target: [listColumns.userId, listColumns.list],
      set: { columns: chosen.columns },
    });
};

export const removeListColumns = async (
  { drizzle }: Database,
  { userId, list }: Pick<ChosenColumns, 'userId' | 'list'>,
): Promise<void> => {
  await drizzle.delete(listColumns).where(and(eq(listColumns.userId, userId), eq(listColumns.list, list)));
};

/** Serializes one person's saves, so that concurrent saves cannot exceed the limit. */
export const lockSaves = async (transaction: Transaction, userId: string): Promise<void> => {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};

const isOfList = ({ userId, accountId, list }: NamedView) =>
  and(eq(savedViews.userId, userId), eq(savedViews.accountId, accountId), eq(savedViews.list, list));

export const countOtherViews = async (connection: Connection, named: NamedView): Promise<number> => {
  const [row] = await connection
    .select({ count: count() })
    .from(savedViews)
    .where(and(isOfList(named), ne(savedViews.name, named.name)));
  return row?.count ?? 0;
};

export const upsertSavedView = async (connection: Connection, saved: SavedView): Promise<void> => {
  await connection
    .insert(savedViews)
    .values(saved)
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.accountId, savedViews.list, savedViews.name],
      set: { view: saved.view },
    });
};

export const removeSavedView = async ({ drizzle }: Database, named: NamedView): Promise<void> => {
  await drizzle.delete(savedViews).where(and(isOfList(named), eq(savedViews.name, named.name)));
};
