import { and, eq, sql } from '../../../db/drizzle/query.ts';
import type { Database } from '../../../db/client.ts';
import { rowsInOrder, type TransactionListName } from '../../../db/list-scan/index.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { transactions } from '../../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { OrdinalRow } from '../list-store.ts';
import { responseColumns } from '../transaction-response.ts';

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

/** Returns the rows in the order of the given ordinals. */
export const rowsAt = async (
  database: Database,
  { accountId, list }: { readonly accountId: AuthorizedAccountId; readonly list: TransactionListName },
  ordinals: readonly number[],
): Promise<readonly OrdinalRow[]> => {
  if (ordinals.length === 0) return [];
  const rows = await rowsAtOrdinals(database).execute({ accountId, list, ordinals });
  return rowsInOrder(ordinals, rows, ({ ordinal }) => ordinal);
};
