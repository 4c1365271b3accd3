import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { callAs } from '../product/sign-in-by-call.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export payments' });

const saved = async (page: Page): Promise<Download> => {
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  return saving;
};

const contentOf = async (file: Download): Promise<string> => text(await file.createReadStream());

/** What the ledger's own list of payments comes to, page by page. */
const paidCents = async (token: string, accountId: string): Promise<{ count: number; cents: number }> => {
  let count = 0;
  let cents = 0;
  for (;;) {
    const path = `/transactions?accountId=${accountId}&type=pull&limit=100&offset=${String(count)}`;
    // oxlint-disable-next-line no-await-in-loop -- where a page begins is known from the ones before it
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

test('a list is saved as a file, whole and to the cent, by an address that is good once', async () => {
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

  const csv = await saved(page);
  expect(csv.suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}-\d{2}\.csv$/);
  const [heads = '', ...lines] = (await contentOf(csv)).trimEnd().split('\r\n');
  expect(heads).toMatch(/^ID,Date \(.+\),Amount,Currency,Status/);
  const { count, cents } = await paidCents(token, accountId);
  const amounts = lines.map((line) => Number(/^[^,]+,[^,]+,(\d+\.\d\d),usd,/.exec(line)?.[1]));
  expect(lines).toHaveLength(count);
  expect(Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(cents);
  await page.getByText(`${count.toLocaleString('en-US')} rows exported.`).waitFor();

  expect(csv.url()).not.toContain(token);
  expect((await fetch(csv.url())).status).toBe(404);
});

test('columns, format and time zone are chosen, and nothing chosen is said', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments`);
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByText('JSON').click();
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
