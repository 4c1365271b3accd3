import { and, eq, sql } from '../../../db/drizzle/query.ts';
import type { Database } from '../../../db/client.ts';
import { orderBy } from '../../../db/list-scan/find-ordinals.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { transactions } from '../../../db/schema/index.ts';
import type { OrdinalRow } from '../list-store.ts';
import { responseColumns } from '../transaction-response.ts';
import type { ListRange } from './list-range.ts';

const rowsAtOrdinals = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ ...responseColumns, ordinal: transactions.ordinal })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, sql.placeholder('accountId')),
        eq(transactions.list, sql.placeholder('list')),
        sql`${transactions.ordinal} = any(${sql.placeholder('ordinals')}::bigint[])`,
      ),
    )
    .prepare('rows_at_ordinals'),
);

/** The rows with the given ordinals, in that order. */
export const rowsAt = async (
  database: Database,
  { accountId, list }: Pick<ListRange, 'accountId' | 'list'>,
  ordinals: readonly number[],
): Promise<readonly OrdinalRow[]> => {
  if (ordinals.length === 0) return [];
  const rows = await rowsAtOrdinals(database).execute({ accountId, list, ordinals });
  return orderBy(ordinals, rows, ({ ordinal }) => ordinal);
};
