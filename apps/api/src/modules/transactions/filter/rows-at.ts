import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orderBy } from '../../../db/list-scan/find-ordinals.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { transactions } from '../../../db/schema/index.ts';
import type { OrdinalRow } from '../list-store.ts';
import { responseColumns } from '../transaction-response.ts';
import type { PartOfList } from './part-of-list.ts';

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

/** The rows with some ordinals of a list, in the order of those. */
export const rowsAt = async (
  database: Database,
  { accountId, list }: Pick<PartOfList, 'accountId' | 'list'>,
  ordinals: readonly number[],
): Promise<readonly OrdinalRow[]> => {
  if (ordinals.length === 0) return [];
  const rows = await rowsAtOrdinals(database).execute({ accountId, list, ordinals });
  return orderBy(ordinals, rows, ({ ordinal }) => ordinal);
};
