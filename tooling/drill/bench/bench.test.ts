import { expect, test } from 'vitest';
import { benchBalance } from './benches/balance.ts';
import { benchExport } from './benches/export.ts';
import { benchFilters } from './benches/filters.ts';
import { benchInteraction } from './benches/interaction.ts';
import { benchLists } from './benches/lists.ts';
import { benchMemory } from './benches/memory.ts';
import { benchPosting } from './benches/posting.ts';
import { benchProcesses } from './benches/processes.ts';
import { benchStorage } from './benches/storage.ts';
import { adminPresses } from './interaction/admin-presses.ts';
import { groupTable } from './interaction/group-table.ts';
import { slowButton } from './interaction/slow-button.ts';
import { merchantPresses } from './interaction/merchant-presses.ts';
import { pressTable } from './interaction/press-table.ts';
import { findPgbench } from './load/pgbench.ts';
import { figureNamed } from './measure/in-turns.ts';
import { tableOf, type Report } from './measure/report.ts';
import { withProduct, type Product } from './product/with-product.ts';

/** Checks that a report is complete. Speed never fails a test. */
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

const changesOfABalance = async (product: Product) => {
  const sizes = { rounds: 2, entries: 9000, callsPerRound: 2 };
  const { figures, comparisons } = await benchBalance(product, sizes, quiet);
  expect(figures.map(({ values }) => values.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(comparisons.flatMap(({ ratios }) => ratios).every((ratio) => ratio > 0)).toBe(true);
};

const memoryAfterReading = async (product: Product) => {
  expectWhole(await benchMemory(product, { requestsBefore: 40, totalRequests: 80 }, quiet), 1);
};

const exportOfALongList = async (product: Product) => {
  const { figures, comparisons } = await benchExport(product, { rounds: 2, length: 3000 }, quiet);
  expect(figures.map(({ values }) => values.length)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2]);
  expect(comparisons.flatMap(({ ratios }) => ratios).every((ratio) => ratio > 0)).toBe(true);
};

const bytesPerPayment = async (product: Product) => {
  const { figures } = await benchStorage(product, { rounds: 1, paymentsPerRound: 200 }, quiet);
  const names = figures.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['ledger_entries: rows', 'transaction_words: indexes', 'all tables']),
  );
  const [whole = 0, reduced = 0] = ['all tables', 'all tables, after a day'].map(
    (name) => figureNamed(figures, name).values[0],
  );
  expect(reduced).toBeGreaterThan(1000);
  expect(reduced).toBeLessThan(whole);
};

const severalProcesses = async (product: Product) => {
  const sizes = { rounds: 2, accounts: 3, paymentsPerRound: 16, readsPerRound: 16 };
  const { figures, comparisons, notes } = await benchProcesses(product, sizes, quiet);
  // Payments per second, reads per second, CPU of Node and the database, and sessions that wait for a lock;
  // 3 process counts × 2 account counts.
  expect(figures.map(({ values }) => values.length)).toEqual(Array.from({ length: 30 }, () => 2));
  expect(notes.filter((note) => /^Waits with [13] accounts?: ./.test(note))).toHaveLength(2);
  expect(comparisons.flatMap(({ ratios }) => ratios).every((ratio) => ratio > 0)).toBe(true);
};

const pressesOnAScreen = async ({ apiBaseUrl }: Product) => {
  const presses = [slowButton, ...merchantPresses.slice(0, 1), ...adminPresses.slice(0, 1)];
  const webUrl = new URL(apiBaseUrl).origin;
  const { kinds, baseline } = await benchInteraction(webUrl, { rounds: 2, presses }, quiet);
  const figures = [...kinds, baseline].flatMap(({ frame, drawn }) => [frame, drawn]);
  expect(figures.map(({ values }) => values.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  // The first frame follows the handler; the text appears `laterMs` after that.
  const [slow] = kinds;
  expect(slow?.frame.values.every((value) => value >= slowButton.busyMs)).toBe(true);
  expect(slow?.drawn.values.every((value) => value >= slowButton.busyMs + slowButton.laterMs)).toBe(true);
  expect(pressTable(kinds, baseline)).toContainEqual(expect.stringMatching(/^all presses +6 /));
  expect(groupTable(kinds, baseline)).toContainEqual(expect.stringMatching(/^next page +2 /));
};

test('runs each bench in its short form and reports a figure for every round', async () => {
  expect.hasAssertions();
  await withProduct(async (product) => {
    // Runs first, because the other benches push the demo payments off the first page.
    await pressesOnAScreen(product);
    await postingsBesideTpcB(product);
    await pagesOfALongList(product);
    await filtersOfALongList(product);
    await changesOfABalance(product);
    await memoryAfterReading(product);
    await exportOfALongList(product);
    await bytesPerPayment(product);
    await severalProcesses(product);
  });
});
