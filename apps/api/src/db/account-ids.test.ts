import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { connectOwner } from './connect-owner.ts';
import { migrate } from './migrate.ts';
import { readRelease, type Release } from './release.ts';

/** The last migration before the tables of this test had an `account_id`. */
const lastWithout = '0029_search_words';

let database: FreshDatabase;
let client: pg.Client;

const apply = (release: Release) => migrate(database.databaseUrl, { limitMs: 10_000 }, release);

const before = `
  insert into users (id, email, roles, created_at) values ('usr_1', 'dana@example.com', '{}', now());
  insert into programs (id, name) values ('prg_1', 'Tests');
  insert into accounts (id, program_id, name, legal_name, type, status, currency, created_at)
    select 'acc_' || n, 'prg_1', 'Shop', 'Shop LLC', 'merchant', 'active', 'usd', now() from generate_series(1, 2) n;
  insert into transactions (id, account_id, list, ordinal, amount_cents, type, status, description, tags, created_at)
    select 'txn_' || n, 'acc_' || n, 'payments', 1, 500, 'pull', 'created', 'House blend', '{"order": "7b"}', now()
      from generate_series(1, 2) n;
  insert into transaction_words (word_key, ordinal)
    select ledger.word_key(account_id, list, word), 1 from transactions, ledger.words(description) word
    union all select ledger.word_key(account_id, list || ' tags', word), 1 from transactions, ledger.words('7b') word;
  insert into disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at)
    select 'dsp_' || n, 'acc_' || n, 1, 'txn_' || n, 500, 'pending', 'fraudulent', now(), now() from generate_series(1, 2) n;
  insert into processor_notices (transaction_id, kind, reason, told_at) select 'txn_' || n, 'return', 'Returned.', now() from generate_series(1, 2) n;
  insert into dispute_answers (dispute_id, kind, at) values ('dsp_1', 'expired', now());
  insert into dispute_evidence (dispute_id, texts, saved_at, saved_by_id) values ('dsp_2', '{}', now(), 'usr_1');
  insert into dispute_files (id, dispute_id, field, name, media_type, size_bytes, content, added_at, added_by_id)
    values ('dfl_1', 'dsp_2', 'receipt', 'r.pdf', 'application/pdf', 1, 'x', now(), 'usr_1')`;

const rowsOf = async (table: string): Promise<unknown> => {
  const { rows } = await client.query<{ account: string; rows: number }>(
    `select account_id as account, count(*)::int as rows from ${table} group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ account, rows: count }) => [account, count]));
};

beforeAll(async () => {
  database = await freshDatabase({ isMigrated: false });
  client = await connectOwner(database.databaseUrl, 'tillbook-check');
  const release = readRelease();
  const { migrations } = release;
  const earlier = migrations.slice(0, migrations.findIndex(({ name }) => name === lastWithout) + 1);
  await apply({ ...release, migrations: earlier, files: [] });
  await client.query(before);
  await apply(release);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('rows inserted before tables had an account_id', () => {
  it.each([
    ['transaction_words', { acc_1: 3, acc_2: 3 }],
    ['processor_notices', { acc_1: 1, acc_2: 1 }],
    ['dispute_answers', { acc_1: 1 }],
    ['dispute_evidence', { acc_2: 1 }],
    ['dispute_files', { acc_2: 1 }],
  ])('gives old rows in %s the account of their dispute or transaction', async (table, expected) => {
    expect(await rowsOf(table)).toEqual(expected);
  });
});

describe('rows inserted by the previous release without an account', () => {
  it.each([
    [
      'dispute_answers',
      `insert into dispute_answers (dispute_id, kind, at) values ('dsp_2', 'expired', now())`,
    ],
    [
      'dispute_evidence',
      `insert into dispute_evidence (dispute_id, texts, saved_at, saved_by_id) values ('dsp_1', '{}', now(), 'usr_1')`,
    ],
    [
      'dispute_files',
      `insert into dispute_files (id, dispute_id, field, name, media_type, size_bytes, content, added_at, added_by_id)
       values ('dfl_2', 'dsp_1', 'receipt', 'r.pdf', 'application/pdf', 1, 'x', now(), 'usr_1')`,
    ],
    [
      'processor_notices',
      `insert into processor_notices (transaction_id, kind, reason, told_at) select 'txn_' || n, 'dispute', 'fraudulent', now() from generate_series(1, 2) n`,
    ],
    [
      'transaction_words',
      `delete from transaction_words;
       insert into transaction_words (word_key, ordinal) select ledger.word_key('acc_1', 'payments', 'blend'), 1;
       insert into transaction_words (word_key, ordinal) select ledger.word_key('acc_2', 'payments tags', '7b'), 1`,
    ],
  ])('fills in the account of rows that the previous release inserts into %s', async (table, insert) => {
    await client.query(insert);
    expect(await rowsOf(table)).toMatchObject({ acc_1: expect.any(Number), acc_2: expect.any(Number) });
  });
});
