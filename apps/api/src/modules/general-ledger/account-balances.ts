import { sql } from '../../db/drizzle/query.ts';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';

const row = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  type: z.string(),
  normal_balance: z.enum(['debit', 'credit']),
  has_subledger: z.boolean(),
  /** Debits less credits. PostgreSQL sums bigints to a numeric, which the driver returns as text. */
  balance_cents: z.pipe(
    z.string(),
    z.transform((text) => Number(text)),
  ),
});

export type AccountBalance = z.infer<typeof row>;

/**
 * Adds the newest snapshot, the later business sets, and all manual sets, which are few. Uses one statement,
 * so that debits and credits agree.
 */
export const findAccountBalances = async (database: Database): Promise<AccountBalance[]> => {
  const { rows } = await database.drizzle.execute(sql`
    with newest as (select coalesce(max(through_ordinal), 0) as through_ordinal from ledger_snapshots),
    moved as (
      select b.general_ledger_account_id, b.balance_cents
        from ledger_snapshot_balances b join newest n on n.through_ordinal = b.through_ordinal
      union all
      select l.account, l.cents
        from entry_sets s, unnest(s.line_accounts, s.line_cents) as l (account, cents)
       where s.ordinal > (select through_ordinal from newest) and s.origin = 'business'
      union all
      select l.general_ledger_account_id, l.debit_cents - l.credit_cents
        from entry_sets s join entry_lines l on l.entry_set_id = s.id
       where s.origin = 'manual' and s.status <> 'Draft'
    )
    select g.id, g.number, g.name, g.type, g.normal_balance, g.has_subledger,
           coalesce(sum(m.balance_cents), 0)::text as balance_cents
      from general_ledger_accounts g left join moved m on m.general_ledger_account_id = g.id
     group by g.id order by g.number`);
  return z.array(row).parse(rows);
};
