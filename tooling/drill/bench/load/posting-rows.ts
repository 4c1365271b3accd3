import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

export type PostingLane = {
  readonly name: 'many' | 'one';
  readonly accounts: number;
};

const setUp = `
  create schema bench;
  insert into programs (id, name) values ('prg_bench', 'Bench');
  create table bench.accounts (n int primary key, lane text not null, account_id text not null);`;

const addAccounts = ({ name, accounts }: PostingLane) => `
  insert into bench.accounts
    select n, '${name}', 'acc_bench_${name}_' || lpad(n::text, 12, '0')
      from generate_series((select count(*) + 1 from bench.accounts), (select count(*) from bench.accounts) + ${accounts}) n;
  insert into accounts (id, program_id, name, legal_name, type, status, currency, created_at)
    select account_id, 'prg_bench', account_id, account_id, 'merchant', 'active', 'usd', now() from bench.accounts where lane = '${name}';
  insert into merchant_ledgers (account_id, last_posted_at, instrument_count)
    select account_id, now() - interval '1 day', 1 from bench.accounts where lane = '${name}';
  insert into payment_instruments (id, account_id, ordinal, type, purpose, status, owner_name, last_four, sealed_number, sealing_key_id, number_fingerprint, created_at)
    select 'pi_' || account_id, account_id, 1, 'card', 'buyer', 'active', 'Bench', '4242', '', '', '', now() from bench.accounts where lane = '${name}';`;

/**
 * Inserts attempted payments, and for each the posting of its success as the platform sends it: the outcome,
 * an entry set of six lines, and three entries. Triggers are disabled; the counters are consistent.
 */
const addPostings = (lane: string, count: number) => `
  create table bench.${lane} (n bigint primary key, posting text not null);
  create sequence bench.next_${lane};
  create temp table fresh on commit drop as
    select i as n, a.account_id, 500 + (i * 37) % 50000 as cents, 'txn_${lane}' || lpad(i::text, 22, '0') as id
      from generate_series(1, ${count}) i
      join (select account_id, row_number() over () - 1 as place, count(*) over () as accounts from bench.accounts where lane = '${lane}') a
        on a.place = (i * 7919) % a.accounts;
  insert into transactions (id, account_id, list, ordinal, amount_cents, type, status, method, channel, payment_instrument_id,
      reference_id, created_by, created_at, ask_processor_at)
    select id, account_id, 'payments', row_number() over (partition by account_id order by n), cents, 'pull', 'created', 'card', 'online',
           'pi_' || account_id, 'order-' || n, 'clerk@example.com', now(), now() + interval '1 day' from fresh;
  update merchant_ledgers m set payment_count = f.count
    from (select account_id, count(*) from fresh group by account_id) f where f.account_id = m.account_id;
  insert into bench.${lane}
    select n, jsonb_build_object(
      'account_id', account_id, 'now', now(), 'outcome_of', id, 'outcome_from', 'created', 'outcome_to', 'succeeded',
      'set_id', 'gls_' || substr(id, 5), 'reference', id, 'description', 'Card payment', 'created_by', 'clerk@example.com',
      'ready_to_settle_at', now() + interval '2 days',
      'line_accounts', jsonb_build_array('gla_processor_clearing', 'gla_merchant_payable_pending', 'gla_merchant_payable_pending',
                                         'gla_merchant_fee_income', 'gla_interchange_expense', 'gla_processor_clearing'),
      'line_cents', jsonb_build_array(cents, -cents, fee + 30, -fee - 30, interchange, -interchange),
      'entry_ids', jsonb_build_array('ent_a' || substr(id, 5), 'ent_b' || substr(id, 5), 'ent_c' || substr(id, 5)),
      'entry_transaction_ids', jsonb_build_array(id, id, id),
      'entry_cents', jsonb_build_array(cents, -fee, -30),
      'entry_categories', jsonb_build_array('transaction', 'card_percentage_fee', 'card_flat_fee'),
      'entry_descriptions', jsonb_build_array('Payment', 'Card percentage fee', 'Card flat fee'))::text
      from (select *, round(cents * 0.029)::int as fee, round(cents * 0.018)::int + 10 as interchange from fresh) f;`;

export const preparePostings = async (
  client: pg.Client,
  lanes: readonly PostingLane[],
  count: number,
): Promise<void> => {
  await client.query(setUp);
  for (const lane of lanes) {
    await client.query('begin');
    await client.query(addAccounts(lane));
    await client.query(`set local session_replication_role = replica; ${addPostings(lane.name, count)}`);
    await client.query('commit');
  }
  await client.query('vacuum analyze');
};

/** Writes a pgbench script that posts the lane's next posting in one round trip. */
export const postingScript = (folder: string, lane: PostingLane['name']): string => {
  const path = join(folder, `${lane}.sql`);
  writeFileSync(
    path,
    `select ledger.post(posting::jsonb) from bench.${lane} where n = (select nextval('bench.next_${lane}'));\n`,
  );
  return path;
};
