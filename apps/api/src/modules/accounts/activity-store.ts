import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/list-scan/statement.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';

export type Tally = {
  readonly date: string;
  /** What entries are of, or how payments made on that day ended. */
  readonly kind: 'payment' | 'refund' | 'disputed' | 'fee' | 'succeeded' | 'failed';
  /** Signed: what lowers the balance is negative. Payments that ended have no amount here. */
  readonly cents: number;
  readonly occurrences: number;
};

/**
 * What an account's entries come to since a date, and how its payments ended, day by day and kind by kind: what has been
 * counted into its days, and what has come since then.
 */
export const findTallies = (
  database: Database,
  accountId: AuthorizedAccountId,
  since: string,
): Promise<readonly Tally[]> => {
  const parameters = newParameters();
  const [account, date] = [parameters.add(accountId), parameters.add(since)];
  return runPrepared<Tally>(
    database,
    `with book as (
       select m.account_id, m.entry_count, m.payment_count,
              coalesce(k.entry_ordinal, 0) + 1 as next_entry, coalesce(k.payment_ordinal, 0) + 1 as next_payment
         from merchant_ledgers m left join activity_kept k using (account_id)
        where m.account_id = ${account}
     ), told as (
       select day, kind, amount_cents, occurrences from activity_days where account_id = ${account}
       union all
       select t.* from book, ledger.tally_entries(account_id, next_entry, entry_count) t
       union all
       select t.* from book, ledger.tally_payments(account_id, next_payment, payment_count) t
     )
     select to_char(day, 'YYYY-MM-DD') as date, kind, sum(amount_cents)::float8 as cents,
            sum(occurrences)::float8 as occurrences
       from told where day >= ${date}::date group by day, kind`,
    parameters,
  );
};

/** Counts some more of an account into its days, and says whether there is more to be counted. */
export const keepTallies = async (
  { pool }: Database,
  accountId: AuthorizedAccountId,
  least: number,
  most: number,
): Promise<boolean> => {
  const { rows } = await pool.query<{ is_more: boolean }>(
    'select ledger.keep_activity($1, $2, $3) as is_more',
    [accountId, least, most],
  );
  return rows[0]?.is_more ?? false;
};
