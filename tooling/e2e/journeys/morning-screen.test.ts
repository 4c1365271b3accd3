import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { phone } from '../browser/appearances.ts';
import { settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

const desktop = { width: 1440, height: 900 };

const openOverview = async (viewport: { readonly width: number; readonly height: number }): Promise<Page> => {
  const { page } = await visit({ person: roaster, viewport });
  await page.goto(`${webUrl}/overview`);
  for (const name of ['Pending Ledger', 'Settled Ledger']) await rowsOf(page, name).nth(9).waitFor();
  await attention(page).getByRole('listitem').first().waitFor();
  await chart(page).getByRole('img').first().waitFor();
  await settled(page);
  return page;
};

const rowsOf = (page: Page, ledger: string): Locator =>
  page.getByRole('table', { name: ledger }).locator('tbody').getByRole('row');

const balance = (page: Page): Locator => page.getByRole('region', { name: 'USD Balance' });
const chart = (page: Page): Locator => page.getByRole('region', { name: 'Net volume' });
const attention = (page: Page): Locator => page.getByRole('list', { name: 'Needs your attention' });

const edgesOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { topPx: y, bottomPx: y + height };
};

test('shows the balance, the chart, the attention list, and five ledger rows without scrolling, and ends the balance at the bottom of its card in windows of three widths', async () => {
  const page = await openOverview(desktop);
  const shown = [balance(page), chart(page), attention(page), rowsOf(page, 'Pending Ledger').nth(4)];
  const bottomsPx = await Promise.all(shown.map(async (part) => (await edgesOf(part)).bottomPx));
  expect(bottomsPx.filter((bottomPx) => !(bottomPx <= desktop.height))).toEqual([]);
  expect((await edgesOf(chart(page))).topPx).toBe((await edgesOf(balance(page))).topPx);

  const total = balance(page).getByText('Total Balance', { exact: true });
  const emptyPx = async () => (await edgesOf(balance(page))).bottomPx - (await edgesOf(total)).bottomPx;
  for (const width of [1440, 1280, 1120]) {
    await page.setViewportSize({ width, height: 900 });
    // The chart follows the width a frame later.
    await expect.poll(emptyPx, { message: `in a window of ${width} px` }).toBeLessThan(32);
  }
});

test('orders the overview on a phone as balance, attention list, chart, ledgers', async () => {
  const page = await openOverview(phone);
  const parts = [
    balance(page),
    attention(page),
    chart(page),
    page.getByRole('table', { name: 'Pending Ledger' }),
    page.getByRole('table', { name: 'Settled Ledger' }),
  ];
  const topsPx = await Promise.all(parts.map(async (part) => (await edgesOf(part)).topPx));
  expect(topsPx).toEqual(topsPx.toSorted((one, other) => one - other));
});
