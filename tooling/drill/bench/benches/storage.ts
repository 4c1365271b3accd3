import { createTransaction, listPaymentInstruments } from '@tillbook/contract';
import pg from 'pg';
import { perSecond } from '../load/lanes.ts';
import { ageRelease, type RecordsSize, reduceRecords, savedByReducing } from '../load/reduced-records.ts';
import type { Figure } from '../measure/figures.ts';
import { figureNamed } from '../measure/in-turns.ts';
import type { Report } from '../measure/report.ts';
import { harbor } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type StorageSizes = {
  readonly rounds: number;
  readonly paymentsPerRound: number;
};

export const storageSizes: StorageSizes = { rounds: 4, paymentsPerRound: 500 };

const clients = 8;
const unit = 'bytes per payment' as const;

type TableSize = { readonly name: string; readonly heap: number; readonly indexes: number };

/** Vacuums first, so that space freed by superseded rows is reused by later postings. */
const sizesOf = async (client: pg.Client): Promise<readonly TableSize[]> => {
  await client.query('vacuum');
  const { rows } = await client.query<TableSize>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as indexes
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
};

/** Marks the database as simulated, which permits a settlement before the entries are due. */
const simulate = (client: pg.Client) =>
  client.query('insert into operations.simulation (began_at) values (now()) on conflict do nothing');

/** Settles all entries by passing a time five days ahead. */
const settleAll = (client: pg.Client, accountId: string, round: number) =>
  client.query(
    `select ledger.settle(jsonb_build_object('account_id', $1::text, 'now', now() + interval '5 days', 'created_by', 'bench',
              'settlement_id', 'stl_bench' || $2::int, 'entry_set_id', 'gls_bench' || $2::int))`,
    [accountId, round],
  );

/** Returns the figures that change after a day, when the records of idempotency keys are reduced. */
const afterADay = (figures: readonly Figure[], saved: RecordsSize, payments: number): Figure[] => {
  const savings = [
    ['idempotency_records: rows', saved.heap],
    ['idempotency_records: indexes', saved.indexes],
    ['all tables', saved.heap + saved.indexes],
  ] as const;
  return savings.map(([name, savedBytes]) => ({
    name: `${name}, after a day`,
    unit,
    values: figureNamed(figures, name).values.map((bytes) => bytes - savedBytes / payments),
  }));
};

/**
 * The smallest share of the total growth for which a table is listed. Smaller growth comes from the demo
 * data's jobs, which keep running.
 */
const leastShare = 0.01;

const grownBy = (first: readonly TableSize[], last: readonly TableSize[], payments: number): Figure[] => {
  const grown = last.map(({ name, heap, indexes }) => {
    const before = first.find((table) => table.name === name);
    return {
      name,
      rows: (heap - (before?.heap ?? 0)) / payments,
      keys: (indexes - (before?.indexes ?? 0)) / payments,
    };
  });
  const total = grown.reduce((sum, { rows, keys }) => sum + rows + keys, 0);
  const named = grown.filter(({ rows, keys }) => rows + keys >= leastShare * total);
  return [
    ...named.flatMap(({ name, rows, keys }): Figure[] => [
      { name: `${name}: rows`, unit, values: [rows] },
      { name: `${name}: indexes`, unit, values: [keys] },
    ]),
    { name: 'all tables', unit, values: [total] },
  ];
};

const notes = [
  'A payment here is by card, with a reference and four words of description, from the attempt to the settlement of its three entries.',
  'Tables with less than a hundredth of the growth are omitted. The first round is not counted, because later rounds reuse the space',
  'of its superseded rows. After a day, the records of idempotency keys are reduced; their sizes before and after are compared',
  'without free space.',
];

/** Measures the bytes on disk that a payment takes, by table. */
export const benchStorage = async (
  product: Product,
  sizes: StorageSizes,
  say: (line: string) => void,
): Promise<Report> => {
  const { client: api, accountId } = await harbor(product);
  const { items } = await api.callList(listPaymentInstruments, {
    query: { accountId, offset: 0, limit: 100 },
  });
  // Payments with other cards may be disputed.
  const card = items.find(({ purpose, lastFour }) => purpose === 'buyer' && lastFour === '4242');
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await simulate(client);
    await ageRelease(client);
    // The demo data's records are reduced first, so that later savings belong to the payments alone.
    await reduceRecords(client);
    let first: readonly TableSize[] = [];
    let last: readonly TableSize[] = [];
    for (let round = 0; round <= sizes.rounds; round += 1) {
      const rate = await perSecond(sizes.paymentsPerRound, clients, (count) =>
        api.call(createTransaction, {
          body: {
            accountId,
            amount: 500 + count,
            type: 'pull',
            channel: 'online',
            method: 'card',
            paymentInstrumentId: card?.id,
            referenceId: `storage-${round}-${count}`,
            description: `House blend, order ${round}${count}`,
          },
        }),
      );
      await settleAll(client, accountId, round);
      last = await sizesOf(client);
      if (round === 0) first = last;
      say(`  round ${round}: ${rate.toFixed(0)} payments per second`);
    }
    const figures = grownBy(first, last, sizes.rounds * sizes.paymentsPerRound);
    const saved = await savedByReducing(client);
    const payments = (sizes.rounds + 1) * sizes.paymentsPerRound;
    return {
      bench: 'storage',
      figures: [...figures, ...afterADay(figures, saved, payments)],
      comparisons: [],
      notes,
    };
  } finally {
    await client.end();
  }
};
