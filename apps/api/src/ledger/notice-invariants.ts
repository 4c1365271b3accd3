import type { Invariant } from './invariant.ts';

const signed = `case e.type when 'credit' then e.amount_cents else -e.amount_cents end`;

const entriesOfDispute = `
  select d.id, d.amount_cents, d.status,
         coalesce(sum(e.amount_cents) filter (where e.category = 'dispute_hold' and e.type = 'debit'), 0) as held,
         coalesce(sum(e.amount_cents) filter (where e.category = 'dispute_hold' and e.type = 'credit'), 0) as released,
         coalesce(sum(e.amount_cents) filter (where e.category = 'transaction' and e.type = 'debit'), 0) as charged_back,
         count(e.id) filter (where e.category = 'dispute_penalty_fee') as penalties
    from disputes d
    left join lateral (
      select e.* from (
        select d.transaction_id as id union all
        select c.id from transactions c where c.parent_transaction_id = d.transaction_id and c.subtype = 'chargeback'
      ) t
      join ledger_entries e on e.transaction_id = t.id
      join entry_sets s on s.id = e.entry_set_id and s.reference = d.id
    ) e on true
   group by d.id, d.amount_cents, d.status`;

/**
 * Sums the remaining amount of each payment with a notice, without fees: the payment's own entries and the
 * entries of its refunds, reversals and disputes.
 */
const storedNotices = `
  select r.key, coalesce(sum(${signed}), 0) as cents
    from sandbox_processor.requests r
    join transactions p on p.id = r.key and p.status = 'succeeded'
    join lateral (
      select p.id union all
      select c.id from transactions c where c.parent_transaction_id = p.id union all
      select g.id from transactions c join transactions g on g.parent_transaction_id = c.id where c.parent_transaction_id = p.id
    ) f on true
    left join ledger_entries e on e.transaction_id = f.id and e.category not like '%\\_fee'
   where r.disputed or r.returned
   group by r.key`;

export const noticeInvariants: readonly Invariant[] = [
  {
    name: 'a dispute is held, released or charged back to the cent',
    violations: `
      select o.id as subject, o.amount_cents as expected,
             case o.status when 'won' then o.released when 'lost' then o.charged_back else o.held end as actual
        from (${entriesOfDispute}) o
       where o.amount_cents <> case o.status when 'won' then o.released when 'lost' then o.charged_back else o.held end
          or o.held <> case when o.status in ('won', 'lost') then o.released else o.held + o.released end`,
  },
  {
    name: 'a dispute costs its penalty once',
    violations: `select o.id as subject, 1 as expected, o.penalties as actual from (${entriesOfDispute}) o where o.penalties <> 1`,
  },
  {
    name: 'nothing is kept of a payment that the processor says is disputed',
    violations: `
      select r.key as subject, 0 as expected, k.cents as actual
        from sandbox_processor.requests r join (${storedNotices}) k on k.key = r.key
       where r.disputed and k.cents <> 0
         and not exists (select from disputes d where d.transaction_id = r.key and d.status = 'won')
         and (r.dispute_confirmed_at is not null or exists (select from disputes d where d.transaction_id = r.key))`,
  },
  {
    name: 'nothing is kept of a payment that the processor says was returned',
    violations: `
      select r.key as subject, 0 as expected, k.cents as actual
        from sandbox_processor.requests r join (${storedNotices}) k on k.key = r.key
       where r.returned and k.cents <> 0
         and (r.return_confirmed_at is not null
              or exists (select from transactions t where t.parent_transaction_id = r.key and t.subtype = 'reversal'))`,
  },
  {
    name: 'a notice is confirmed when no refund of its payment can fail any more',
    violations: `
      select r.key as subject, 'unconfirmed' as expected, 'confirmed' as actual
        from sandbox_processor.requests r
       where ((r.disputed and r.dispute_confirmed_at is not null
               and not exists (select from disputes d where d.transaction_id = r.key and d.status = 'won'))
              or (r.returned and r.return_confirmed_at is not null))
         and exists (select from transactions t
                      where t.parent_transaction_id = r.key and t.subtype = 'refund' and t.status = 'pending')`,
  },
];
