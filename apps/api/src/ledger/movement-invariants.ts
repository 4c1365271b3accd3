import type { Invariant } from './invariant.ts';

const signed = `case e.type when 'credit' then e.amount_cents else -e.amount_cents end`;

export const movementInvariants: readonly Invariant[] = [
  {
    name: 'payouts in transit = payouts without an outcome',
    violations: `
      select b.account_id as subject, coalesce(t.cents, 0) as expected, coalesce(l.cents, 0) as actual
        from merchant_ledgers b
        left join (select account_id, sum(amount_cents) as cents from transactions
                    where list = 'payouts' and subtype is null and status = 'pending' group by account_id) t using (account_id)
        left join (select account_id, sum(credit_cents - debit_cents) as cents from ledger_lines
                    where general_ledger_account_id = 'gla_payouts_in_transit' group by account_id) l using (account_id)
       where coalesce(t.cents, 0) <> coalesce(l.cents, 0)`,
  },
  {
    name: 'disputes held = open disputes',
    violations: `
      select b.account_id as subject, coalesce(d.cents, 0) as expected, coalesce(l.cents, 0) as actual
        from merchant_ledgers b
        left join (select account_id, sum(amount_cents) as cents from disputes where closed_at is null group by account_id) d using (account_id)
        left join (select account_id, sum(credit_cents - debit_cents) as cents from ledger_lines
                    where general_ledger_account_id = 'gla_disputes_held_funds' group by account_id) l using (account_id)
       where coalesce(d.cents, 0) <> coalesce(l.cents, 0)`,
  },
  {
    name: 'clearing = what has not been settled with the processor',
    violations: `
      select 'clearing' as subject, o.cents as expected, l.cents as actual
        from (select coalesce(sum(debit_cents - credit_cents), 0) as cents from ledger_lines
                join entry_sets s on s.id = entry_set_id and s.origin = 'business'
               where general_ledger_account_id = 'gla_processor_clearing') l,
             (select (select coalesce(sum(unswept_cents), 0) from merchant_ledgers)
                   + (select coalesce(sum(debit_cents - credit_cents), 0) from ledger_lines
                       where general_ledger_account_id = 'gla_processor_clearing' and entry_set_id in (
                         select entry_set_id from ledger_entries where status = 'pending')) as cents) o
       where l.cents <> o.cents`,
  },
  {
    name: 'a payment is credited once, and only if it succeeded',
    violations: `
      select t.id as subject, case t.status when 'succeeded' then t.amount_cents else 0 end as expected, coalesce(sum(${signed}), 0) as actual
        from transactions t left join ledger_entries e on e.transaction_id = t.id and e.category = 'transaction'
       where t.list = 'payments' group by t.id, t.status, t.amount_cents
      having coalesce(sum(${signed}), 0) <> case t.status when 'succeeded' then t.amount_cents else 0 end`,
  },
  {
    name: 'never more is given back than was paid',
    violations: `
      select p.id as subject, p.amount_cents as expected, coalesce(r.cents, 0) + coalesce(d.cents, 0) as actual
        from transactions p
        left join (select parent_transaction_id, sum(amount_cents) as cents from transactions
                    where subtype in ('refund', 'reversal') and status <> 'failed' group by parent_transaction_id) r
          on r.parent_transaction_id = p.id
        left join (select transaction_id, sum(amount_cents) as cents from disputes where status <> 'won' group by transaction_id) d
          on d.transaction_id = p.id
       where p.list = 'payments' and coalesce(r.cents, 0) + coalesce(d.cents, 0) > p.amount_cents`,
  },
  {
    name: 'what failed after its money had left is given back once, whole',
    violations: `
      select t.id as subject, t.amount_cents as expected, coalesce(sum(r.amount_cents), 0) as actual
        from transactions t left join transactions r on r.parent_transaction_id = t.id and r.subtype = 'reversal'
       where t.list <> 'payments' and (t.subtype is null or t.subtype = 'refund')
       group by t.id, t.status, t.amount_cents
      having coalesce(sum(r.amount_cents), 0) <> case t.status when 'failed' then t.amount_cents else 0 end`,
  },
  {
    name: 'a settlement is the sum of its entries',
    violations: `
      select s.id as subject, s.net_amount_cents as expected, coalesce(sum(${signed}), 0) as actual
        from settlements s left join ledger_entries e on e.settlement_id = s.id
       group by s.id
      having s.entry_count <> count(e.id)
          or s.net_amount_cents <> s.total_amount_cents - s.total_fees_cents
          or s.total_fees_cents <> -coalesce(sum(${signed}) filter (where e.category like '%\\_fee'), 0)
          or s.net_amount_cents <> coalesce(sum(${signed}), 0)`,
  },
  {
    name: "the processor's approvals = what is recorded as gone through",
    violations: `
      select coalesce(t.id, r.key) as subject, r.amount_cents as expected, t.amount_cents as actual
        from (select * from sandbox_processor.requests where outcome = 'approved') r
        full join (select * from transactions where status in ('succeeded', 'completed') and (subtype is null or subtype = 'refund')) t
          on t.id = r.key
       where (r.key is null or t.id is null or r.amount_cents <> t.amount_cents)
         and not exists (select from transactions o where o.id = r.key and o.final_at is null)`,
  },
];
