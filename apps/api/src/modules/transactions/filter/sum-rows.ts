import type { TransactionSum } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { Database } from '../../../db/client.ts';
import { within } from '../../../db/list-scan/predicates.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';
import type { ListName, ListRange } from './list-range.ts';

/** Rows that failed moved nothing, and corrections among payouts paid nothing out. */
const isMoved = `t.status <> 'failed' and coalesce(t.subtype, 'refund') = 'refund'`;

const amountOf = async (
  database: Database,
  { accountId, list }: { readonly accountId: AuthorizedAccountId; readonly list: ListName },
  among: (parameters: Parameters) => string,
): Promise<number> => {
  const parameters = newParameters();
  const [account, name] = [parameters.add(accountId), parameters.add(list)];
  const [sum] = await runPrepared<Pick<SumRow, 'amount'>>(
    database,
    `select coalesce(sum(t.amount_cents), 0)::float8 as amount from transactions t
      where t.account_id = ${account} and t.list = ${name} and ${isMoved} and ${among(parameters)}`,
    parameters,
  );
  return sum?.amount ?? 0;
};

/** What all rows of a range come to. */
export const amountOfRange = (database: Database, range: ListRange): Promise<number> =>
  amountOf(database, range, (parameters) => within('t.ordinal', range, parameters));

/** What the rows at some ordinals of a list come to. */
export const amountOfRows = (
  database: Database,
  range: ListRange,
  ordinals: readonly number[],
): Promise<number> =>
  amountOf(database, range, (parameters) => `t.ordinal = any(${parameters.add(ordinals)}::bigint[])`);

type SumRow = { readonly amount: number; readonly fees: number };

/**
 * What the rows at some ordinals of a list come to, and what they cost. Rows that failed moved nothing; adjustments,
 * chargebacks and reversals are listed with payouts, but nothing was paid out by them.
 */
export const sumRows = async (
  database: Database,
  { accountId, list }: { readonly accountId: AuthorizedAccountId; readonly list: ListName },
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
