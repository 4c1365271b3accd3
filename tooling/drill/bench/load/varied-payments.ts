import type pg from 'pg';

const batchSize = 500_000;

const instrumentCount = 200_000;

const addInstruments = (accountId: string) => `
  insert into payment_instruments (id, account_id, ordinal, type, purpose, status, owner_name, last_four, sealed_number, sealing_key_id,
      number_fingerprint, created_at)
  select 'pi_varied' || lpad(n::text, 20, '0'), '${accountId}', 1000 + n, 'card', 'buyer', 'active', 'Owner ' || (n % 5000),
         case when n % 20 = 0 then '4242' else lpad((n % 10000)::text, 4, '0') end, '', '', '', now()
    from generate_series(1, ${instrumentCount}) n`;

/** Inserts the words of the owners' names, normally written by a trigger. */
const addOwners = (accountId: string) => `
  insert into instrument_words (account_id, word, ordinal)
  select i.account_id, word, i.ordinal from payment_instruments i, ledger.words(i.owner_name) word
   where i.account_id = '${accountId}'
      on conflict do nothing`;

type Span = {
  /** Number of existing payments, the newest of them made at `begin`. */
  readonly count: number;
  readonly begin: Date;
  readonly length: number;
  readonly end: Date;
};

/**
 * Inserts realistic payments: nine in ten succeed, a few fail, the newest are open; most are by card, more
 * than a quarter in person. Some customers return often. Amounts span four powers of ten, a third of them the
 * price of one of three products. Descriptions have common words or rare words, or are missing.
 */
const addPayments = (accountId: string, from: number, to: number, { count, length, begin, end }: Span) => `
  insert into transactions (id, account_id, list, ordinal, amount_cents, type, status, method, channel, payment_instrument_id, last_four,
      reference_id, description, word_bits, created_by, created_at, final_at)
  select 'txn_varied' || lpad(n::text, 20, '0'), '${accountId}', 'payments', n,
         case when p.price < 0.3 then (array[999, 1999, 2500])[1 + floor(p.price * 10)::int]
              else greatest(50, round(exp(8.1 + 1.1 * sqrt(-2 * ln(1 - p.size)) * cos(2 * pi() * p.angle))))::bigint end,
         'pull', state.status, way.method, way.channel, i.id, i.last_four, 'order-' || n,
         said.description, ledger.word_bits(said.description),
         'clerk@example.com', moment, case when state.status in ('succeeded', 'failed') then moment end
    from (select n, random() as price, random() as size, random() as angle, random() as words, random() as outcome, random() as kind,
                 random() as place, 1 + floor(${instrumentCount} * random() ^ 2)::int as instrument,
                 timestamptz '${begin.toISOString()}' + interval '1 millisecond' * floor(${(end.getTime() - begin.getTime()) / (length - count)} * (n - ${count})) as moment
            from generate_series(${from}::int, ${to}::int) n) p
   cross join lateral (select case when p.kind < 0.08 then 'ach' else 'card' end as method,
                              case when p.kind >= 0.08 and p.place < 0.3 then 'in_person' else 'online' end as channel) as way
   cross join lateral (select case when p.words < 0.6 then (array['Two bags of beans', 'House blend', 'Espresso roast, 5 kg', 'Filter papers', 'Gift card',
                'Brewing class', 'Monthly subscription', 'Grinder, used', 'Decaf beans', 'Ceramic mug'])[1 + floor(10 * (p.words / 0.6) ^ 2)::int]
              when p.words < 0.8 then 'Order ' || n end as description) as said
   cross join lateral (select case when n > ${length} - 10 then 'created' when p.outcome < 0.04 then 'failed'
                                   when p.outcome < 0.06 and way.method = 'ach' then 'pending' else 'succeeded' end as status) as state
    left join payment_instruments i on way.channel = 'online' and i.id = 'pi_varied' || lpad(p.instrument::text, 20, '0')`;

/** Inserts the words of the descriptions, normally written by a posting. */
const addWords = (accountId: string, from: number, to: number) => `
  insert into transaction_words (account_id, word_key, ordinal)
  select t.account_id, ledger.word_key(t.account_id, t.list, word), t.ordinal from transactions t, ledger.words(t.description) word
   where t.account_id = '${accountId}' and t.list = 'payments' and t.ordinal between ${from} and ${to}`;

/** Inserts the words that the search completes from their first letters. */
const knowWords = (accountId: string) => `
  insert into account_words (account_id, word)
  select distinct t.account_id, word from transactions t, ledger.words(t.description) word
   where t.account_id = '${accountId}' and t.list = 'payments' and word ~ '[[:alpha:]]'
      on conflict do nothing`;

const spanOf = async (client: pg.Client, accountId: string): Promise<Pick<Span, 'count' | 'begin'>> => {
  const { rows } = await client.query<{ count: number; begin: Date | null }>(
    `select payment_count::int as count, (select max(created_at) from transactions t where t.account_id = $1) as begin
       from merchant_ledgers where account_id = $1`,
    [accountId],
  );
  return { count: rows[0]?.count ?? 0, begin: rows[0]?.begin ?? new Date(0) };
};

/** Returns false for a table that an earlier release does not have. */
const hasTable = async (client: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    name,
  ]);
  return rows[0]?.exists === true;
};

/** Indexes to rebuild after the load: a sorted build is faster than millions of insertions. */
const buildAfter = [
  'transactions_list',
  'transactions_facets',
  'transactions_last_four',
  'transactions_amounts',
  'transactions_reference',
] as const;

const definitionsOf = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ definition: string }>(
    'select indexdef as definition from pg_indexes where indexname = any($1)',
    [buildAfter],
  );
  return rows.map(({ definition }) => definition);
};

/**
 * Extends an account's list with varied payments, in bulk, with triggers disabled and without ledger entries;
 * the counter is consistent. For a bench's own database only.
 */
export const varyPayments = async (client: pg.Client, accountId: string, length: number): Promise<void> => {
  const { count, begin } = await spanOf(client, accountId);
  const span = { count, begin, length, end: new Date() };
  await client.query('set session_replication_role = replica; select setseed(0.4)');
  await client.query(addInstruments(accountId));
  const hasOwners = await hasTable(client, 'instrument_words');
  if (hasOwners) await client.query(addOwners(accountId));
  await client.query('analyze payment_instruments');
  const definitions = await definitionsOf(client);
  await client.query(`drop index ${buildAfter.join(', ')}`);
  for (let last = count; last < length; last += batchSize) {
    const next = Math.min(length, last + batchSize);
    await client.query(addPayments(accountId, last + 1, next, span));
    await client.query(addWords(accountId, last + 1, next));
  }
  await client.query(knowWords(accountId));
  for (const definition of definitions) await client.query(definition);
  await client.query('update merchant_ledgers set payment_count = $2 where account_id = $1', [
    accountId,
    length,
  ]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze transactions, transaction_words, account_words');
  if (hasOwners) await client.query('vacuum analyze instrument_words');
};
