import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

/** A table whose rows are summed, as `t` in SQL. */
export type SummedTable = {
  readonly table: string;
  readonly ordinal: string;
  /** The SQL of a row's signed amount. */
  readonly cents: string;
  /** The condition on the list's rows, if the table has several lists. */
  readonly condition?: string;
};

export const sumAt = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { table, ordinal, cents, condition = 'true' }: SummedTable,
  ordinals: readonly number[],
): Promise<number> => {
  const parameters = newParameters();
  const [sum] = await runPrepared<{ readonly cents: number }>(
    database,
    `select coalesce(sum(${cents}), 0)::float8 as cents from ${table} t
      where t.account_id = ${parameters.add(accountId)} and ${condition}
        and ${ordinal} = any(${parameters.add(ordinals)}::bigint[])`,
    parameters,
  );
  return sum?.cents ?? 0;
};
