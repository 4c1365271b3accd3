import pg from 'pg';
import { openGetter, type Getter } from '../load/http-get.ts';
import { perSecond } from '../load/lanes.ts';
import { lengthenPayments } from '../load/long-list.ts';
import { compare } from '../measure/figures.ts';
import { figureNamed, inTurns, type Side } from '../measure/in-turns.ts';
import { medianMs } from '../measure/median-ms.ts';
import type { Report } from '../measure/report.ts';
import { openOwner } from '../../product/platform.ts';
import { birchwood } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type ListSizes = {
  readonly rounds: number;
  readonly length: number;
  readonly pagesPerRound: number;
  readonly requestsPerRound: number;
};

export const listSizes: ListSizes = {
  rounds: 7,
  length: 5_000_000,
  pagesPerRound: 200,
  requestsPerRound: 3000,
};

const lanes = 8;
const limit = 15;

const names = {
  first: 'GET /transactions, first page, one at a time',
  last: 'GET /transactions, last page, one at a time',
  http: 'GET /transactions, 8 at once',
  pg: 'the same query through pg, 8 at once',
} as const;

/** The platform's own query: the total from the counter, the rows from the page's first ordinal. */
const pageQuery = `
  select m.payment_count, a.currency, page.*
    from merchant_ledgers m
    join accounts a on a.id = m.account_id
    left join lateral (
      select id, account_id, amount_cents, status, type, subtype, method, channel, created_at, description,
             parent_transaction_id, payment_instrument_id, serial_number, reference_id, tags, failure_message, ordinal
        from transactions t
       where t.account_id = m.account_id and t.list = 'payments' and t.ordinal <= m.payment_count - $2::bigint
       order by t.ordinal desc
       limit $3) page on true
   where m.account_id = $1
   order by page.ordinal desc`;

const sidesOf = (getter: Getter, pool: pg.Pool, accountId: string, sizes: ListSizes): Side[] => {
  const page = (offset: number) =>
    `/transactions?accountId=${accountId}&type=pull&offset=${offset}&limit=${limit}`;
  const lastOffset = sizes.length - limit;
  return [
    {
      name: names.first,
      unit: 'ms',
      measure: () => medianMs(sizes.pagesPerRound, () => getter.get(page(0))),
    },
    {
      name: names.last,
      unit: 'ms',
      measure: () => medianMs(sizes.pagesPerRound, () => getter.get(page(lastOffset))),
    },
    {
      name: names.http,
      unit: 'per second',
      measure: () => perSecond(sizes.requestsPerRound, lanes, () => getter.get(page(0))),
    },
    {
      name: names.pg,
      unit: 'per second',
      measure: () =>
        perSecond(sizes.requestsPerRound, lanes, () =>
          pool.query({ name: 'page', text: pageQuery, values: [accountId, 0, limit] }),
        ),
    },
  ];
};

const notes = [
  "The rows of the long list are written in bulk with triggers disabled, in this bench's own database.",
  'A page is 15 rows. Through pg, one process queries the page on 8 connections and ignores the rows. Over HTTP, each request also',
  'reads its session and its permission from the database, and its response is validated and serialized as JSON.',
];

/** Compares the last page of a long list with its first, and the HTTP call with the bare query. */
export const benchLists = async (
  product: Product,
  sizes: ListSizes,
  say: (line: string) => void,
): Promise<Report> => {
  const { token, accountId } = await birchwood(product);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const pool = openOwner(product.databaseUrl, lanes);
  const getter = openGetter(product.apiBaseUrl, token, lanes);
  try {
    say(`Making ${sizes.length} payments of one account…`);
    await lengthenPayments(client, accountId, sizes.length);
    // Warms up statements and caches.
    const sides = sidesOf(getter, pool, accountId, sizes);
    for (const { measure } of sides) await measure();
    const figures = await inTurns(sides, sizes.rounds, say);
    return {
      bench: 'lists',
      figures,
      comparisons: [
        compare(
          'last page ÷ first page',
          figureNamed(figures, names.last),
          figureNamed(figures, names.first),
          {
            is: 'at most',
            ratio: 1.2,
          },
        ),
        compare('over HTTP ÷ through pg', figureNamed(figures, names.http), figureNamed(figures, names.pg), {
          is: 'at least',
          ratio: 0.6,
        }),
      ],
      notes,
    };
  } finally {
    getter.close();
    await pool.end();
    await client.end();
  }
};
