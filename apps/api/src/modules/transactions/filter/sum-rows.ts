import type { TransactionSum } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { Database } from '../../../db/client.ts';
import { newParameters, runPrepared } from '../../../db/statement.ts';
import type { TransactionListName } from '../../../db/list-scan/index.ts';

/** Excludes failed rows, which moved nothing, and corrections among the payouts, which paid nothing out. */
const isMoved = `t.status <> 'failed' and coalesce(t.subtype, 'refund') = 'refund'`;

/** Describes the rows that a list's sum includes, for `sumAt`. */
export const summedTransactions = (list: TransactionListName) => ({
  table: 'transactions',
  ordinal: 't.ordinal',
  cents: 't.amount_cents',
  condition: `t.list = '${list}' and ${isMoved}`,
});

type SumRow = { readonly amount: number; readonly fees: number };

export const sumRows = async (
  database: Database,
  { accountId, list }: { readonly accountId: AuthorizedAccountId; readonly list: TransactionListName },
  ordinals: readonly number[],
): Promise<TransactionSum> => {
  const parameters = newParameters();
  const [account, name] = [parameters.add(accountId), parameters.add(list)];
  const [sum] = await runPrepared<SumRow>(
    database,
    `select coalesce(sum(t.amount_cents), 0)::float8 as amount, coalesce(sum(fee.cents), 0)::float8 as fees
       from transactions t
      cross join lateral (
        select sum(case e.type when 'debit' then e.amount_cents else -e.amount_cents end) as cents from ledger_entries e
         where e.account_id = t.account_id and e.transaction_id = t.id and e.category like '%\\_fee') as fee
      where t.account_id = ${account} and t.list = ${name} and ${isMoved}
        and t.ordinal = any(${parameters.add(ordinals)}::bigint[])`,
    parameters,
  );
  return { amount: sum?.amount ?? 0, fees: sum?.fees ?? 0 };
};
