import type pg from 'pg';

/** Inserts three settled entries per payment of the long list: the payment and its two fees. */
const addEntries = (accountId: string) => `
  with ledger as materialized (
    select entry_count as entries, settled_entry_count as settled, available_cents as balance,
           (select max(settled_at) from ledger_entries where account_id = m.account_id) as begin
      from merchant_ledgers m where account_id = '${accountId}'),
  parts as (
    select t.id as transaction_id, p.part, p.category, p.side, p.cents, row_number() over (order by t.ordinal, p.part) as n,
           count(*) over () as length
      from transactions t
     cross join lateral (values (1, 'transaction', 'credit', t.amount_cents), (2, 'card_percentage_fee', 'debit', 1 + t.amount_cents * 29 / 1000),
                                (3, 'card_flat_fee', 'debit', 30)) as p(part, category, side, cents)
     where t.account_id = '${accountId}' and t.list = 'payments' and t.id like 'txn_long%')
  insert into ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status, created_at,
      settled_at, after_balance_cents, settled_ordinal)
    select 'len_long' || lpad(n::text, 22, '0'), '${accountId}', transaction_id, 'set_long', ledger.entries + n, cents, side, category, 'settled',
           moment, moment,
           ledger.balance + sum(case side when 'credit' then cents else -cents end) over (order by n), ledger.settled + n
      from parts, ledger, lateral (select ledger.begin + (now() - ledger.begin) * (n::float8 / length) as moment) as at`;

/** Indexes to rebuild after the load: a sorted build is faster than millions of insertions. */
const buildAfter = [
  'ledger_entries_settled',
  'ledger_entries_transaction',
  'ledger_entries_facets',
  'ledger_entries_settlement',
] as const;

const count = (accountId: string) => `
  update merchant_ledgers m
     set entry_count = e.entries, settled_entry_count = e.settled,
         available_cents = (select after_balance_cents from ledger_entries l where l.account_id = m.account_id and l.settled_ordinal = e.settled)
    from (select max(ordinal) as entries, max(settled_ordinal) as settled from ledger_entries where account_id = '${accountId}') e
   where m.account_id = '${accountId}'`;

/**
 * Settles an account's long list of payments. Entries are written in bulk with triggers disabled; running
 * balances and counters are consistent. For a bench's own database only.
 */
export const settlePayments = async (client: pg.Client, accountId: string): Promise<void> => {
  const { rows } = await client.query<{ definition: string }>(
    'select indexdef as definition from pg_indexes where indexname = any($1)',
    [buildAfter],
  );
  await client.query('set session_replication_role = replica');
  await client.query(`drop index ${buildAfter.join(', ')}`);
  await client.query(addEntries(accountId));
  for (const { definition } of rows) await client.query(definition);
  await client.query(count(accountId));
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze ledger_entries');
};
