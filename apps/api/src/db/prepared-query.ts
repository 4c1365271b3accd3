import type { Database } from './client.ts';

/**
 * Builds and names a query once per database, for calls that run on every request; each run only binds
 * values.
 * @example
 * const userById = preparedQuery(({ drizzle }) =>
 *   drizzle.select().from(users).where(eq(users.id, sql.placeholder('id'))).prepare('user_by_id'));
 * await userById(database).execute({ id });
 */
export const preparedQuery = <Query>(
  build: (database: Database) => Query,
): ((database: Database) => Query) => {
  const built = new WeakMap<Database, Query>();
  return (database) => {
    const known = built.get(database);
    if (known !== undefined) return known;
    const query = build(database);
    built.set(database, query);
    return query;
  };
};
