import type pg from 'pg';
import type { DemoFigures } from './projected-demo.ts';

const harbor = `(select id from accounts where name = 'Harbor Coffee Roasters')`;

export const seededDemoFigures = async (owner: pg.Pool, now: Date): Promise<DemoFigures> => {
  const { rows } = await owner.query<Omit<DemoFigures, 'settledEntriesByMonth'>>(
    `select (select count(*)::int from transactions where account_id = a.id and list = 'payments') as payments,
            (select count(*) filter (where status = 'failed')::int
               from (select status from transactions where account_id = a.id and list = 'payments'
                      order by ordinal desc limit 100) newest) as "failedAmongNewest100",
            (select count(*)::int from transactions where account_id = a.id and list = 'refunds') as refunds,
            (select count(*)::int from transactions
              where account_id = a.id and list = 'payouts' and subtype is null) as payouts,
            (select coalesce(array_agg(floor(extract(epoch from $1::timestamptz - created_at) / 86400)::int
                                       order by ordinal), '{}') from transactions
              where account_id = a.id and list = 'payouts' and subtype is null and status = 'failed')
              as "failedPayoutDaysAgo",
            (select count(*)::int from ledger_entries where account_id = a.id and status = 'pending') as "pendingEntries",
            (select pending_cents::int from merchant_ledgers where account_id = a.id) as "pendingCents",
            (select available_cents::int from merchant_ledgers where account_id = a.id) as "availableCents",
            (select count(*)::int from disputes where account_id = a.id and status = 'pending') as "disputesToAnswer"
       from accounts a where a.id = ${harbor}`,
    [now],
  );
  const months = await owner.query<{ month: string; count: number }>(
    `select to_char(settled_at at time zone 'America/New_York', 'YYYY-MM') as month, count(*)::int as count
       from ledger_entries where account_id = ${harbor} and status <> 'pending' group by 1 order by 1`,
  );
  const [figures] = rows;
  if (figures === undefined) throw new Error('The database has no demo data.');
  return {
    ...figures,
    settledEntriesByMonth: Object.fromEntries(months.rows.map(({ month, count }) => [month, count])),
  };
};
