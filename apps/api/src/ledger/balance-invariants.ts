import type { Invariant } from './invariant.ts';

const signed = `case e.type when 'credit' then e.amount_cents else -e.amount_cents end`;

const subledgerOf = (generalLedgerAccountId: string) => `
  select l.account_id, sum(l.credit_cents - l.debit_cents) as cents from ledger_lines l
    join entry_sets s on s.id = l.entry_set_id and s.status <> 'Draft'
   where l.general_ledger_account_id = '${generalLedgerAccountId}' group by l.account_id`;

const entriesIn = (status: 'pending' | 'settled') => `
  select e.account_id, sum(${signed}) as cents from ledger_entries e where e.status = '${status}' group by e.account_id`;

const balance = (name: string, column: string, other: string): Invariant => ({
  name,
  violations: `
    select b.account_id as subject, coalesce(o.cents, 0) as expected, b.${column} as actual
      from merchant_ledgers b left join (${other}) o on o.account_id = b.account_id
     where b.${column} <> coalesce(o.cents, 0)`,
});

const gapless = (
  name: string,
  counter: string,
  table: string,
  ordinal: string,
  filter = 'true',
): Invariant => ({
  name,
  violations: `
    select b.account_id as subject, b.${counter} as expected, coalesce(r.rows, 0) as actual
      from merchant_ledgers b left join (
        select account_id, count(${ordinal}) as rows, max(${ordinal}) as last, min(${ordinal}) as first
          from ${table} where ${filter} group by account_id) r on r.account_id = b.account_id
     where b.${counter} <> coalesce(r.rows, 0) or coalesce(r.last, 0) <> coalesce(r.rows, 0) or r.first <> 1`,
});

export const balanceInvariants: readonly Invariant[] = [
  {
    name: 'a posted entry set is balanced',
    violations: `
      select s.id as subject, sum(l.debit_cents) as expected, sum(l.credit_cents) as actual
        from entry_sets s left join ledger_lines l on l.entry_set_id = s.id
       where s.status <> 'Draft' group by s.id
      having count(l.entry_set_id) = 0 or sum(l.debit_cents) <> sum(l.credit_cents)`,
  },
  {
    name: 'a control account is the sum of its subledgers',
    violations: `
      select l.entry_set_id as subject, g.has_subledger as expected, l.account_id is not null as actual
        from ledger_lines l join general_ledger_accounts g on g.id = l.general_ledger_account_id
       where g.has_subledger <> (l.account_id is not null)`,
  },
  {
    name: 'what an entry belongs to is there',
    violations: `
      select e.id as subject, null as expected, null as actual
        from ledger_entries e
        left join entry_sets s on s.id = e.entry_set_id
        left join transactions t on t.id = e.transaction_id
        left join settlements l on l.id = e.settlement_id
       where s.id is null or (e.transaction_id is not null and t.id is null) or (e.settlement_id is not null and l.id is null)`,
  },
  balance('pending balance = pending entries', 'pending_cents', entriesIn('pending')),
  balance('pending balance = its subledger', 'pending_cents', subledgerOf('gla_merchant_payable_pending')),
  balance('available balance = settled entries', 'available_cents', entriesIn('settled')),
  balance(
    'available balance = its subledger',
    'available_cents',
    subledgerOf('gla_merchant_payable_available'),
  ),
  {
    name: 'each after-balance follows from the one before',
    violations: `
      select e.id as subject, e.expected, e.after_balance_cents as actual from (
        select e.id, e.after_balance_cents, sum(${signed}) over (partition by e.account_id order by e.settled_ordinal) as expected
          from ledger_entries e where e.status = 'settled') e
       where e.after_balance_cents <> e.expected`,
  },
  gapless('payments are counted', 'payment_count', 'transactions', 'ordinal', `list = 'payments'`),
  gapless('payouts are counted', 'payout_count', 'transactions', 'ordinal', `list = 'payouts'`),
  gapless('refunds are counted', 'refund_count', 'transactions', 'ordinal', `list = 'refunds'`),
  gapless('entries are counted', 'entry_count', 'ledger_entries', 'ordinal'),
  gapless(
    'settled entries are counted',
    'settled_entry_count',
    'ledger_entries',
    'settled_ordinal',
    `status = 'settled'`,
  ),
  gapless('settlements are counted', 'settlement_count', 'settlements', 'ordinal'),
  gapless('disputes are counted', 'dispute_count', 'disputes', 'ordinal'),
  {
    name: 'pending entries are counted',
    violations: `
      select b.account_id as subject, b.pending_entry_count as expected, count(e.id) as actual
        from merchant_ledgers b left join ledger_entries e on e.account_id = b.account_id and e.status = 'pending'
       group by b.account_id, b.pending_entry_count having b.pending_entry_count <> count(e.id)`,
  },
];
