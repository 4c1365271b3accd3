import { expect, test } from 'vitest';
import { benchExport } from './benches/export.ts';
import { benchFilters } from './benches/filters.ts';
import { benchLists } from './benches/lists.ts';
import { benchMemory } from './benches/memory.ts';
import { benchPosting } from './benches/posting.ts';
import { findPgbench } from './load/pgbench.ts';
import { tableOf, type Report } from './measure/report.ts';
import { withProduct, type Product } from './product/with-product.ts';

/** That the benches still run and compare what they say; how fast it was is nothing to fail on. */
const expectWhole = ({ figures, comparisons, ...report }: Report, rounds: number) => {
  expect(figures.every(({ values }) => values.length === rounds && values.every((value) => value > 0))).toBe(
    true,
  );
  expect(comparisons.every(({ ratios }) => ratios.length === rounds && ratios.every(Number.isFinite))).toBe(
    true,
  );
  expect(tableOf({ figures, comparisons, ...report }).join('\n')).toMatch(
    /target at (?:least|most) [\d.]+: /,
  );
};

const quiet = () => undefined;

const postingsBesideTpcB = async (product: Product) => {
  const sizes = { rounds: 2, tpcBScale: 1, accounts: 20, perClient: 10, httpPerRound: 16 };
  const report = await benchPosting(product, sizes, quiet);
  if (typeof report === 'string') {
    expect(findPgbench()).toEqual({ missing: report });
    return;
  }
  expectWhole(report, 2);
  expect(report.figures.length).toBe(5);
};

const pagesOfALongList = async (product: Product) => {
  const sizes = { rounds: 2, length: 2000, pagesPerRound: 3, requestsPerRound: 40 };
  const report = await benchLists(product, sizes, quiet);
  expectWhole(report, 2);
  expect(report.comparisons.length).toBe(2);
};

const filtersOfALongList = async (product: Product) => {
  const report = await benchFilters(product, { rounds: 2, length: 2500, pagesPerRound: 2 }, quiet);
  expectWhole(report, 2);
  expect(report.comparisons.length).toBeGreaterThan(50);
};

const memoryAfterReading = async (product: Product) => {
  expectWhole(await benchMemory(product, { requestsBefore: 40, requestsInAll: 80 }, quiet), 1);
};

const exportOfALongList = async (product: Product) => {
  const { figures, comparisons } = await benchExport(product, { rounds: 2, length: 3000 }, quiet);
  expect(figures.map(({ values }) => values.length)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2]);
  expect(comparisons.flatMap(({ ratios }) => ratios).every((ratio) => ratio > 0)).toBe(true);
};

test('each bench runs in a short form and compares what it says it does', async () => {
  expect.hasAssertions();
  await withProduct(async (product) => {
    await postingsBesideTpcB(product);
    await pagesOfALongList(product);
    await filtersOfALongList(product);
    await memoryAfterReading(product);
    await exportOfALongList(product);
  });
});
