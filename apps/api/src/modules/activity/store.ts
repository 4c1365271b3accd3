import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/filters/statement.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';
import { activityTimeZone } from './days.ts';

export type Posted = {
  readonly date: string;
  readonly kind: 'payment' | 'refund' | 'disputed' | 'fee';
  /** Signed: what lowers the balance is negative. */
  readonly cents: number;
  readonly entries: number;
};

/**
 * What an account's entries come to since a date, day by day and kind by kind. Entries have one order by place and by time, so
 * the first of them is found by halving; and a payout with what gives it back, or an adjustment, is of no kind.
 */
export const findPosted = (
  database: Database,
  accountId: AuthorizedAccountId,
  since: string,
): Promise<readonly Posted[]> => {
  const parameters = newParameters();
  const [account, date, zone] = [accountId, since, activityTimeZone].map((value) => parameters.add(value));
  return runPrepared<Posted>(
    database,
    `with recursive halves (first, beyond) as (
       select 1::bigint, m.entry_count + 1 from merchant_ledgers m where m.account_id = ${account}
       union all
       select case when e.is_before then h.middle + 1 else h.first end,
              case when e.is_before then h.beyond else h.middle end
         from (select first, beyond, (first + beyond) / 2 as middle from halves where first < beyond) h,
              lateral (select created_at < ${date}::date::timestamp at time zone ${zone}::text as is_before
                         from ledger_entries where account_id = ${account} and ordinal = h.middle) e
     ), entries_of_period as (
       select e.created_at, case e.type when 'credit' then e.amount_cents else -e.amount_cents end as cents,
              case
                when e.category like '%\\_fee' then 'fee'
                when e.category = 'dispute_hold' or t.subtype = 'chargeback' then 'disputed'
                when t.type = 'pull' then 'payment'
                when t.subtype = 'refund' then 'refund'
                when t.subtype = 'reversal' then
                  (select case p.list when 'payments' then 'disputed' when 'refunds' then 'refund' end
                     from transactions p where p.id = t.parent_transaction_id)
              end as kind
         from ledger_entries e
         left join transactions t on e.category = 'transaction' and t.id = e.transaction_id
        where e.account_id = ${account}
          and e.ordinal between (select first from halves where first = beyond)
                            and (select m.entry_count from merchant_ledgers m where m.account_id = ${account})
     )
     select to_char(created_at at time zone ${zone}::text, 'YYYY-MM-DD') as date, kind,
            sum(cents)::float8 as cents, count(*)::float8 as entries
       from entries_of_period
      where kind is not null
      group by 1, 2`,
    parameters,
  );
};

export type Outcomes = { readonly succeeded: number; readonly failed: number };

type OutcomeRow = { readonly is_current: boolean; readonly status: string; readonly payments: number };

/** How the payments ended that were made from one date on, before another and since. */
export const findOutcomes = async (
  database: Database,
  accountId: AuthorizedAccountId,
  since: string,
  middle: string,
): Promise<{ readonly current: Outcomes; readonly previous: Outcomes }> => {
  const parameters = newParameters();
  const [account, first, later, zone] = [accountId, since, middle, activityTimeZone].map((value) =>
    parameters.add(value),
  );
  const placeSince = (date = '') =>
    `ledger.place_since(m.account_id, 'payments', m.payment_count, ${date}::date::timestamp at time zone ${zone}::text)`;
  const rows = await runPrepared<OutcomeRow>(
    database,
    `with of_period as (
       select ${placeSince(first)} as first, ${placeSince(later)} as middle, m.payment_count as last
         from merchant_ledgers m where m.account_id = ${account}
     )
     select t.ordinal >= (select middle from of_period) as is_current, t.status, count(*)::float8 as payments
       from transactions t
      where t.account_id = ${account} and t.list = 'payments'
        and t.ordinal between (select first from of_period) and (select last from of_period)
      group by 1, 2`,
    parameters,
  );
  const outcomesOf = (isCurrent: boolean): Outcomes => {
    const countOf = (status: string) =>
      rows.find((row) => row.is_current === isCurrent && row.status === status)?.payments ?? 0;
    return { succeeded: countOf('succeeded'), failed: countOf('failed') };
  };
  return { current: outcomesOf(true), previous: outcomesOf(false) };
};
