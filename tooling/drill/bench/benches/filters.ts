import pg from 'pg';
import { openGetter, type Getter } from '../load/http-get.ts';
import { varyPayments } from '../load/varied-payments.ts';
import { compare } from '../measure/figures.ts';
import { inTurns, type OpenBench, type Side } from '../measure/in-turns.ts';
import { medianMs } from '../measure/median-ms.ts';
import type { Report } from '../measure/report.ts';
import { birchwood } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type FilterSizes = {
  readonly rounds: number;
  readonly length: number;
  readonly pagesPerRound: number;
};

export const filterSizes: FilterSizes = { rounds: 7, length: 5_000_000, pagesPerRound: 11 };

const unfiltered = 'without a filter';

const madeAt = async (client: pg.Client, accountId: string, ordinal: number): Promise<string> => {
  const { rows } = await client.query<{ at: Date }>(
    `select created_at as at from transactions where account_id = $1 and list = 'payments' and ordinal = $2`,
    [accountId, ordinal],
  );
  return rows[0]?.at.toISOString() ?? '';
};

/** Returns filters as query strings, with frequent and with rare values. */
const filtersOf = async (
  client: pg.Client,
  accountId: string,
  length: number,
): Promise<readonly string[]> => {
  const [from, until] = await Promise.all(
    [0.6, 0.8].map((share) => madeAt(client, accountId, Math.round(length * share))),
  );
  return [
    'status=succeeded',
    'status=failed',
    'status=created',
    'method=ach',
    'channel=in_person',
    `from=${from}&until=${until}`,
    'amountMin=10000',
    'amountMin=2000&amountMax=5000',
    'amountMin=1999&amountMax=1999',
    'lastFour=4242',
    'lastFour=0043',
    'text=beans',
    'text=order%20' + Math.round(length / 3),
  ];
};

/** Last four digits, a word, a word with a number, an amount, an owner, and a text without matches. */
const searchTexts = (length: number): readonly string[] => [
  '4242',
  'beans',
  `order ${Math.round(length / 3)}`,
  '$19.99',
  'Owner 4999',
  'Wolfeschlegelstein',
];

const namesIn = (query: string): readonly string[] => [...new URLSearchParams(query).keys()];

/** Combines every two filters that share no parameter. */
const pairsOf = (filters: readonly string[]): readonly string[] =>
  filters.flatMap((one, index) =>
    filters
      .slice(index + 1)
      .filter((other) => !namesIn(other).some((name) => namesIn(one).includes(name)))
      .map((other) => `${one}&${other}`),
  );

const sideOf = (getter: Getter, name: string, path: string, pagesPerRound: number): Side => ({
  name,
  unit: 'ms',
  measure: () => medianMs(pagesPerRound, () => getter.get(path)),
});

type Asked = { readonly name: string; readonly path: string };

const label = (filter: string): string => filter.replaceAll(/T[^&]*/g, '').replaceAll('%20', ' ');

const notes = [
  'GET /transactions, payments, first page of 15 rows, and GET /search; one call at a time; each row is the median of its calls, round by round.',
  "Rows are written in bulk with triggers disabled, in this bench's own database: 94 % succeeded, 4 % failed, 10 created, 8 % by",
  'bank account, 28 % in person, a third of one of three prices, one card number in twenty ending in 4242, ten common descriptions.',
];

/** Creates a long list. Its first side is the unfiltered page. */
export const openFilters = async (
  product: Product,
  sizes: FilterSizes,
  say: (line: string) => void,
): Promise<OpenBench> => {
  const { token, accountId } = await birchwood(product);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const getter = openGetter(product.apiBaseUrl, token, 1);
  const close = async () => {
    getter.close();
    await client.end();
  };
  try {
    say(`Making ${sizes.length} payments of one account…`);
    await varyPayments(client, accountId, sizes.length);
    const filters = await filtersOf(client, accountId, sizes.length);
    const page = `/transactions?accountId=${accountId}&type=pull`;
    const asked: readonly Asked[] = [
      { name: unfiltered, path: page },
      ...[...filters, ...pairsOf(filters)].map((filter) => ({
        name: label(filter),
        path: `${page}&${filter}`,
      })),
      ...searchTexts(sizes.length).map((text) => ({
        name: `search for ${text}`,
        path: `/search?accountId=${accountId}&text=${encodeURIComponent(text)}`,
      })),
    ];
    const sides = asked.map(({ name, path }) => sideOf(getter, name, path, sizes.pagesPerRound));
    // Warms up statements and caches.
    for (const { measure } of sides) await measure();
    return { sides, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * Measures the first page of a long list with each filter and pair of filters, and the account's search,
 * compared with the unfiltered page.
 */
export const benchFilters = async (
  product: Product,
  sizes: FilterSizes,
  say: (line: string) => void,
): Promise<Report> => {
  const { sides, close } = await openFilters(product, sizes, say);
  try {
    const figures = await inTurns(sides, sizes.rounds, say);
    const [reference, ...filtered] = figures;
    if (reference === undefined) throw new Error('No page was measured.');
    return {
      bench: 'filters',
      figures,
      comparisons: filtered.map((figure) =>
        compare(`${figure.name} ÷ unfiltered`, figure, reference, { is: 'at most', ratio: 5 }),
      ),
      notes,
    };
  } finally {
    await close();
  }
};
