import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransaction, listPaymentInstruments } from '@tillbook/contract';
import pg from 'pg';
import { perSecond } from '../load/lanes.ts';
import { findPgbench, prepareTpcB, runPgbench } from '../load/pgbench.ts';
import { preparePostings, postingScript } from '../load/posting-rows.ts';
import { compare } from '../measure/figures.ts';
import { figureNamed, inTurns, type OpenBench, type Side } from '../measure/in-turns.ts';
import type { Report } from '../measure/report.ts';
import { openOwner } from '../../product/platform.ts';
import { harbor } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type PostingSizes = {
  readonly rounds: number;
  /** Scale of pgbench's own tables: 50 means five million accounts. */
  readonly tpcBScale: number;
  readonly accounts: number;
  /** Transactions of each of the eight clients per round. */
  readonly perClient: number;
  readonly httpPerRound: number;
};

export const postingSizes: PostingSizes = {
  rounds: 5,
  tpcBScale: 50,
  accounts: 1000,
  perClient: 1500,
  httpPerRound: 400,
};

const clients = 8;

const names = {
  tpcB: "pgbench's TPC-B, 8 clients",
  many: 'ledger.post by pgbench, 8 clients, many accounts',
  one: 'ledger.post by pgbench, 8 clients, one account',
  node: 'ledger.post from Node, 8 connections, many accounts',
  http: 'POST /transactions, 8 at once, one account',
} as const;

const withOwnDatabase = (databaseUrl: string, name: string): string => {
  const address = new URL(databaseUrl);
  address.pathname = `/${name}`;
  return address.href;
};

const createTpcB = async (client: pg.Client, pgbench: string, databaseUrl: string, scale: number) => {
  await client.query('create database bench_tpcb');
  const url = withOwnDatabase(databaseUrl, 'bench_tpcb');
  await prepareTpcB(pgbench, url, scale);
  return url;
};

/** Posts as the platform does, with precomputed texts and a statement prepared once per connection. */
const fromNode = (pool: pg.Pool, texts: readonly string[]) => {
  let next = 0;
  return (times: number) =>
    perSecond(times, clients, () => {
      const posting = texts[next];
      next += 1;
      return pool.query({ name: 'ledger_post', text: 'select ledger.post($1) as result', values: [posting] });
    });
};

/** Makes whole payments: attempt, processor response and posting. */
const overHttp = async (product: Product): Promise<(times: number) => Promise<number>> => {
  const { client, accountId } = await harbor(product);
  const { items } = await client.callList(listPaymentInstruments, {
    query: { accountId, offset: 0, limit: 100 },
  });
  const card = items.find(({ type, purpose }) => type === 'card' && purpose === 'buyer');
  return (times) =>
    perSecond(times, clients, (count) =>
      client.call(createTransaction, {
        body: {
          accountId,
          amount: 500 + count,
          type: 'pull',
          channel: 'online',
          method: 'card',
          paymentInstrumentId: card?.id,
        },
      }),
    );
};

const sidesOf = async (
  product: Product,
  pgbench: string,
  client: pg.Client,
  pool: pg.Pool,
  folder: string,
  sizes: PostingSizes,
): Promise<Side[]> => {
  const { databaseUrl } = product;
  const perRound = sizes.perClient * clients;
  // Node uses the second half of the postings, which pgbench doesn't reach.
  const postings = perRound * sizes.rounds * 2;
  await preparePostings(
    client,
    [
      { name: 'many', accounts: sizes.accounts },
      { name: 'one', accounts: 1 },
    ],
    postings,
  );
  const { rows } = await client.query<{ posting: string }>(
    `select posting from bench.many where n > ${postings / 2} order by n`,
  );
  const post = fromNode(
    pool,
    rows.map(({ posting }) => posting),
  );
  const pay = await overHttp(product);
  const tpcBUrl = await createTpcB(client, pgbench, databaseUrl, sizes.tpcBScale);
  const flags = { pgbench, clients, transactionsPerClient: sizes.perClient };
  const lane = (name: 'many' | 'one') => {
    const script = postingScript(folder, name);
    return () => runPgbench({ ...flags, databaseUrl, script });
  };
  const unit = 'per second';
  return [
    { name: names.tpcB, unit, measure: () => runPgbench({ ...flags, databaseUrl: tpcBUrl }) },
    { name: names.many, unit, measure: lane('many') },
    { name: names.one, unit, measure: lane('one') },
    { name: names.node, unit, measure: () => post(perRound) },
    { name: names.http, unit, measure: () => pay(sizes.httpPerRound) },
  ];
};

const notes = [
  "A posting here is a card payment's success: its transaction moves from created to succeeded, one entry set of six",
  'lines and three ledger entries are written, and the balances are updated, all in one call of ledger.post. The postings are',
  'precomputed as text, as the platform sends them. TPC-B is three updates, one select and one insert in seven round trips.',
  'Both are driven by pgbench with prepared statements; commits wait for the disk.',
];

/** Creates the payments to post and the tables of TPC-B. Returns a hint if pgbench is not installed. */
export const openPosting = async (
  product: Product,
  sizes: PostingSizes,
  say: (line: string) => void,
): Promise<OpenBench | string> => {
  const found = findPgbench();
  if ('missing' in found) return found.missing;
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-bench-scripts-'));
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const pool = openOwner(product.databaseUrl, clients);
  const close = async () => {
    await pool.end();
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    say('Creating payments to post, and the tables of TPC-B…');
    return { sides: await sidesOf(product, found.path, client, pool, folder, sizes), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Compares postings with TPC-B on the product's own server. Returns a hint if pgbench is not installed. */
export const benchPosting = async (
  product: Product,
  sizes: PostingSizes,
  say: (line: string) => void,
): Promise<Report | string> => {
  const open = await openPosting(product, sizes, say);
  if (typeof open === 'string') return open;
  try {
    const figures = await inTurns(open.sides, sizes.rounds, say);
    const comparisonOf = (name: string, measured: string, ratio?: number) =>
      compare(
        name,
        figureNamed(figures, measured),
        figureNamed(figures, names.tpcB),
        ratio === undefined ? undefined : { is: 'at least', ratio },
      );
    return {
      bench: 'posting',
      figures,
      comparisons: [
        comparisonOf('many accounts ÷ TPC-B', names.many, 1),
        comparisonOf('one account ÷ TPC-B', names.one, 0.5),
        comparisonOf('from Node ÷ TPC-B', names.node),
      ],
      notes,
    };
  } finally {
    await open.close();
  }
};
