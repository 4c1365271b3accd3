import type pg from 'pg';

const batchSize = 500_000;

const addRows = (accountId: string, from: number, to: number) => `
  insert into transactions (id, account_id, list, ordinal, amount_cents, type, status, method, channel, payment_instrument_id,
      last_four, reference_id, description, created_by, created_at, final_at)
    select 'txn_long' || lpad(n::text, 22, '0'), '${accountId}', 'payments', n, 500 + n % 20000, 'pull',
           case when n % 20 = 0 then 'failed' else 'succeeded' end, 'card', 'online',
           (select min(id) from payment_instruments where account_id = '${accountId}'), lpad((n % 10000)::text, 4, '0'), 'order-' || n, 'Two bags of beans',
           'clerk@example.com', now() - interval '1 second' * (6000000 - n), now() - interval '1 second' * (6000000 - n)
      from generate_series(${from}::int, ${to}::int) n`;

/**
 * Extends an account's list to a length. One payment in 20 has failed; each combination of last four digits
 * occurs in one of 10,000 payments. The rows are written in bulk, with triggers disabled and without ledger
 * entries; the counter is consistent. For a bench's own database only.
 */
export const lengthenPayments = async (
  client: pg.Client,
  accountId: string,
  length: number,
): Promise<void> => {
  const { rows } = await client.query<{ count: number }>(
    'select payment_count::int as count from merchant_ledgers where account_id = $1',
    [accountId],
  );
  let last = rows[0]?.count ?? 0;
  await client.query('set session_replication_role = replica');
  while (last < length) {
    const next = Math.min(length, last + batchSize);
    await client.query(addRows(accountId, last + 1, next));
    last = next;
  }
  await client.query('update merchant_ledgers set payment_count = $2 where account_id = $1', [
    accountId,
    length,
  ]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze transactions');
};
