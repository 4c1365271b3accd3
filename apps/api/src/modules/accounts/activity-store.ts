import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type DayTotal = {
  readonly date: string;
  readonly kind: 'payment' | 'refund' | 'disputed' | 'fee' | 'succeeded' | 'failed';
  /** Signed; always zero for `succeeded` and `failed`, which only count payments. */
  readonly cents: number;
  readonly occurrences: number;
};

/** Sums entries and counts payment outcomes by day and kind, from the rollup and from later rows. */
export const findDayTotals = (
  database: Database,
  accountId: AuthorizedAccountId,
  since: string,
): Promise<readonly DayTotal[]> => {
  const parameters = newParameters();
  const [account, date] = [parameters.add(accountId), parameters.add(since)];
  return runPrepared<DayTotal>(
    database,
    `with counters as (
       select m.account_id, m.entry_count, m.payment_count,
              coalesce(k.entry_ordinal, 0) + 1 as next_entry, coalesce(k.payment_ordinal, 0) + 1 as next_payment
         from merchant_ledgers m left join activity_kept k using (account_id)
        where m.account_id = ${account}
     ), daily as (
       select day, kind, amount_cents, occurrences from activity_days where account_id = ${account}
       union all
       select t.* from counters, ledger.roll_up_entries(account_id, next_entry, entry_count) t
       union all
       select t.* from counters, ledger.roll_up_payments(account_id, next_payment, payment_count) t
     )
     select to_char(day, 'YYYY-MM-DD') as date, kind, sum(amount_cents)::float8 as cents,
            sum(occurrences)::float8 as occurrences
       from daily where day >= ${date}::date group by day, kind`,
    parameters,
  );
};

/** Advances an account's rollup by one batch; returns true if at least `least` new entries are left. */
export const rollUpActivity = async (
  { pool }: Database,
  accountId: AuthorizedAccountId,
  least: number,
  most: number,
): Promise<boolean> => {
  const { rows } = await pool.query<{ is_more: boolean }>(
    'select ledger.roll_up_activity($1, $2, $3) as is_more',
    [accountId, least, most],
  );
  return rows[0]?.is_more ?? false;
};
