import { mostSummedRows, type ListSum } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared, type Parameters } from '../../db/list-scan/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

/** A search whose rows are added up. In SQL its row is `t`. */
type SummedScan = {
  readonly table: string;
  readonly conditions: (parameters: Parameters) => readonly string[];
  /** The signed amount of a row. */
  readonly cents: string;
};

type SumRow = { readonly count: number; readonly cents: number };

/** What the rows of a search come to: one statement, which stops above the limit. */
export const sumScanned = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { table, conditions, cents }: SummedScan,
): Promise<ListSum> => {
  const parameters = newParameters();
  const matching = [`t.account_id = ${parameters.add(accountId)}`, ...conditions(parameters)];
  const [sum] = await runPrepared<SumRow>(
    database,
    `select count(*)::float8 as count, coalesce(sum(found.cents), 0)::float8 as cents
       from (select ${cents} as cents from ${table} t where ${matching.join(' and ')} limit ${mostSummedRows + 1}) as found`,
    parameters,
  );
  const { count, cents: amount } = sum ?? { count: 0, cents: 0 };
  return count > mostSummedRows
    ? { totalCount: mostSummedRows, totalCountCapped: true }
    : { totalCount: count, amount };
};
