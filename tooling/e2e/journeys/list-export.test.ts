import { buffer, text } from 'node:stream/consumers';
import { bankingDateOf } from '@tillbook/domain';
import type { Download, Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { productNow } from '../product/product-clock.ts';
import { callAs } from '../product/sign-in-by-call.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export payments' });

const saved = async (page: Page): Promise<Download> => {
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  return saving;
};

const contentOf = async (file: Download): Promise<string> => text(await file.createReadStream());

const paidCents = async (token: string, accountId: string): Promise<{ count: number; cents: number }> => {
  let count = 0;
  let cents = 0;
  for (;;) {
    const path = `/transactions?accountId=${accountId}&type=pull&limit=100&offset=${String(count)}`;
    // oxlint-disable-next-line no-await-in-loop -- each page's start depends on the previous ones
    const { transactions } = await callAs<{ transactions: readonly { amount: number }[] }>(
      webUrl,
      token,
      path,
    );
    count += transactions.length;
    cents += transactions.reduce((sum, { amount }) => sum + amount, 0);
    if (transactions.length < 100) return { count, cents };
  }
};

test('exports a complete list, exact to the cent, from a single-use address', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  const { token = '', accountId = '' } = signedIn ?? {};
  await page.goto(`${webUrl}/payments`);
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).waitFor();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });

  await dialog(page).getByRole('combobox', { name: 'Period' }).selectOption('All time');
  const csv = await saved(page);
  expect(csv.suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}-\d{2}\.csv$/);
  const [heads = '', ...lines] = (await contentOf(csv)).trimEnd().split('\r\n');
  expect((await buffer(await csv.createReadStream())).subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(heads).toMatch(/^ID,Date \(.+\),Amount,Currency,Status/);
  const { count, cents } = await paidCents(token, accountId);
  const amounts = lines.map((line) => Number(/^[^,]+,[^,]+,(\d+\.\d\d),usd,/.exec(line)?.[1]));
  expect(lines).toHaveLength(count);
  expect(Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(cents);
  await page.getByText(`${count.toLocaleString('en-US')} payments exported`).waitFor();
  await dialog(page).waitFor({ state: 'detached' });

  expect(csv.url()).not.toContain(token);
  expect((await fetch(csv.url())).status).toBe(404);
});

/** Returns last month in Eastern Time, the browser's time zone. */
const lastMonth = (): string => {
  const [year = 0, month = 0] = bankingDateOf(productNow()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
};

test('exports last month of six lists in two clicks each, to files named after the month', async () => {
  const { page } = await visit({ person: roaster });
  const lists = [
    { path: 'payments', title: 'Export payments' },
    { path: 'settlements', title: 'Export settlements' },
    { path: 'disputes', title: 'Export disputes' },
    { path: 'payment-instruments', title: 'Export payment instruments' },
    { path: 'settled-ledger', title: 'Export settled entries' },
    { path: 'pending-ledger', title: 'Export pending entries' },
  ];
  for (const { path, title } of lists) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await page.goto(`${webUrl}/${path}`);
    await page.getByRole('button', { name: 'Export' }).click();
    const saving = page.waitForEvent('download');
    await page
      .getByRole('dialog', { name: title })
      .getByRole('button', { name: 'Export', exact: true })
      .click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${path}-${lastMonth()}.csv`);
    const [heads = '', ...lines] = (await contentOf(file)).trimEnd().split('\r\n');
    // An entry belongs to the month in which it settled.
    const dated = heads
      .split(',')
      .findIndex((head) => head.startsWith(path === 'settled-ledger' ? 'Settled At' : 'Date'));
    const months = new Set(lines.map((line) => line.split(',')[dated]?.slice(0, 7)));
    expect([...months].filter((month) => month !== lastMonth())).toEqual([]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByText(/^[\d,]+ [a-z ]+ exported$/)
      .first()
      .waitFor();
    // oxlint-enable no-await-in-loop
  }
});

test('exports chosen columns, format, and time zone, and requires at least one column', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments`);
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByText('JSON').click();
  await dialog(page).getByRole('button', { name: '15 columns, change' }).click();
  await dialog(page).getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await dialog(page).getByRole('option', { name: 'Asia/Tokyo' }).click();
  const boxes = dialog(page).getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await dialog(page).getByText('Choose at least one column.').waitFor();
  await dialog(page).getByRole('checkbox', { name: 'Date' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Amount' }).check();
  const rows: unknown = JSON.parse(await contentOf(await saved(page)));
  expect(Object(rows)[0]).toEqual({
    createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+09:00$/),
    amount: expect.any(Number),
  });
});
