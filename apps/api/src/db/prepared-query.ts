import type { Database } from './client.ts';

/**
 * A query that is built and named once per database and then only bound, for the calls that run on every request.
 *
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
