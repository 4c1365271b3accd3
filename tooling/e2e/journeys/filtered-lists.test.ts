import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { productNow } from '../product/product-clock.ts';
import { callAs } from '../product/sign-in-by-call.ts';
import { focusIsIn, scrollsSideways, settled } from '../screens/reading.ts';
import { bikeShop, roaster } from './person.ts';
import { visits } from './visits.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();
const { visit: visitInOwnBrowser } = visits();

/** Returns a past date, so that payments of other tests are not in the results. */
const daysAgo = (days: number): string =>
  new Date(productNow().getTime() - days * 86_400_000).toISOString().slice(0, 10);

const cellsOf = (page: Page, column: number): Promise<string[]> =>
  page.locator(`tbody tr > td:nth-child(${String(column)})`).evaluateAll((cells) =>
    cells.map((cell) =>
      // The first cell of a day also contains the day's heading.
      cell.textContent.slice(cell.querySelector('[data-group-heading]')?.textContent.length ?? 0),
    ),
  );

const amountsOf = async (page: Page): Promise<number[]> =>
  (await cellsOf(page, 1)).map((amount) => Number(amount.replace(/[$,]/g, '')));

/** Repeats a key until it has an effect: the keyboard listener loads after the screen. */
const pressUntil = async (page: Page, key: string, shown: () => Promise<boolean>): Promise<void> => {
  await expect
    .poll(async () => {
      if (!(await shown())) await page.keyboard.press(key);
      return shown();
    })
    .toBe(true);
};

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const viewItem = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'filters a list by keyboard, updates the address, and clears the filter on Back',
  { meta: { shows: ['spec:2.71'] } },
  async () => {
    const { page, signedIn } = await visit({ person: roaster });
    const { token = '', accountId = '' } = signedIn ?? {};
    await page.goto(`${webUrl}/payments`);
    const dates = page.getByRole('dialog', { name: 'Date' });
    await pressUntil(page, 'f', () => dates.isVisible());
    await page.keyboard.press('Escape');
    await dates.waitFor({ state: 'hidden' });
    await page
      .getByRole('group', { name: 'Filters' })
      .getByRole('button', { name: 'Date' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focusIsIn(page.getByRole('dialog', { name: 'Status' }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/payments?status=failed');
    await chip(page, 'Status: Failed').waitFor();
    await expect.poll(async () => new Set(await cellsOf(page, 6))).toEqual(new Set(['Failed']));

    const path = `/transactions?accountId=${accountId}&type=pull&status=failed&limit=1`;
    const { totalCount } = await callAs<{ totalCount: number }>(webUrl, token, path);
    await page.getByText(new RegExp(` of ${String(totalCount)}$`)).waitFor();

    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.goBack();
    await chip(page, 'Status: Failed').waitFor({ state: 'detached' });
    await expect.poll(async () => new Set(await cellsOf(page, 6))).toContain('Succeeded');
  },
);

test(
  'restores filters and order of a list from the address, and keeps them on the next page and in an export',
  { meta: { shows: ['spec:2.72'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    const until = daysAgo(3);
    const search = `until=${until}&amountMin=10&amountMax=20&method=card&channel=in_person&sort=amount&order=asc`;
    await page.goto(`${webUrl}/payments?${search}`);
    await chip(page, 'Amount: $10.00 – $20.00').waitFor();
    await chip(page, 'Channel: In person').waitFor();
    await page.getByText(/^1–15 of /).waitFor();
    const found = Number(/of ([\d,]+)/.exec(await page.getByText(/^1–15 of /).innerText())?.[1]);
    const first = await amountsOf(page);
    expect(first).toEqual(first.toSorted((one, other) => one - other));
    expect(first.every((amount) => amount >= 10 && amount <= 20)).toBe(true);
    expect(new Set(await cellsOf(page, 3))).toEqual(new Set(['Card']));
    expect(new Set(await cellsOf(page, 4))).toEqual(new Set(['In person']));

    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(`**/payments?${search}&page=2`);
    await page.getByText(/^16–/).waitFor();
    // The previous page's rows stay until the next page arrives.
    await expect.poll(() => amountsOf(page)).not.toEqual(first);
    expect((await amountsOf(page))[0]).toBeGreaterThanOrEqual(first.at(-1) ?? Infinity);

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText(`${String(found)} payments match this view.`).waitFor();
    const saving = page.waitForEvent('download');
    const dialog = page.getByRole('dialog', { name: 'Export payments' });
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const lines = (await text(await (await saving).createReadStream())).trimEnd().split('\r\n');
    expect(lines).toHaveLength(found + 1);
  },
);

const openList = async (page: Page, list: string): Promise<void> => {
  const read = page.waitForResponse('**/api/users/list-settings');
  await page.goto(`${webUrl}/${list}`);
  await read;
  await page.getByRole('button', { name: 'Views' }).waitFor();
};

const sentTo = (page: Page, path: string) =>
  page.waitForResponse(
    (response) => response.url().endsWith(`/api/users/${path}`) && response.status() === 204,
  );

test(
  'shows a saved view and chosen columns in all browsers of a user, but not to other users',
  { meta: { shows: ['spec:2.74'] } },
  async () => {
    const name = `Given back ${randomUUID().slice(0, 8)}`;
    const { page } = await visitInOwnBrowser({ person: roaster });
    await page.goto(`${webUrl}/refunds?status=succeeded&date=last-30-days`);
    await chip(page, 'Date: Last 30 days').waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await menuItem(page, 'Save this view').click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByText('View saved').waitFor();
    const chosen = sentTo(page, 'list-columns');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Description' }).click();
    await chosen;
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['account-dashboard']);

    const { page: elsewhere } = await visitInOwnBrowser({ person: roaster });
    await openList(elsewhere, 'refunds');
    await elsewhere.getByRole('columnheader', { name: 'Description' }).waitFor();
    await elsewhere.getByRole('button', { name: 'Views' }).click();
    await viewItem(elsewhere, name).click();
    await elsewhere.waitForURL('**/refunds?status=succeeded&date=last-30-days');
    await expect.poll(async () => new Set(await cellsOf(elsewhere, 3))).toEqual(new Set(['Succeeded']));

    const { page: others } = await visitInOwnBrowser({ person: bikeShop });
    await openList(others, 'refunds');
    await others.getByRole('button', { name: 'Views' }).click();
    await viewItem(others, 'All refunds').waitFor();
    expect(await viewItem(others, name).count()).toBe(0);
    expect(await others.getByRole('columnheader', { name: 'Description' }).count()).toBe(0);

    await elsewhere.getByRole('button', { name: 'Views' }).click();
    await menuItem(elsewhere, `Delete “${name}”`).click();
    await elsewhere.getByText('View deleted').waitFor();
    const setBack = sentTo(elsewhere, 'list-columns');
    await elsewhere.getByRole('button', { name: 'Columns' }).click();
    await menuItem(elsewhere, 'Reset to default').click();
    await setBack;
  },
);

test(
  'shows an empty result for a filter without matches and clears the filter in one click',
  { meta: { shows: ['spec:2.73'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    await page.goto(`${webUrl}/payouts?text=nothing+of+this+name`);
    await page.getByRole('heading', { name: 'No payouts match' }).waitFor();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('table').getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL('**/payouts');
    await page.getByText(/^1–15 of /).waitFor();
  },
);

const otherLists = [
  {
    address: '/settlements?status=completed&date=last-30-days&sort=amount',
    chip: 'Date: Last 30 days',
    column: 5,
    shows: 'Completed',
    rows: 'settlements',
  },
  {
    address: '/disputes?status=lost&amountMin=1',
    chip: 'Amount: from $1.00',
    column: 4,
    shows: 'Lost',
    rows: 'disputes',
  },
  {
    address: '/payment-instruments?type=bank_account&order=asc',
    chip: 'Type: Bank Account',
    column: 2,
    shows: 'Bank Account',
    rows: 'payment instruments',
  },
  {
    address: '/settled-ledger?category=card_flat_fee&date=last-30-days',
    chip: 'Category: Card flat fee',
    column: 2,
    shows: 'Card flat fee',
    rows: 'settled entries',
  },
] as const;

test(
  'filters settlements, disputes, instruments, and ledger entries by address, and shows an empty result',
  { meta: { shows: ['spec:2.77'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    for (const { address, chip: name, column, shows, rows } of otherLists) {
      // oxlint-disable no-await-in-loop -- one screen after the other
      await page.goto(webUrl + address);
      await chip(page, name).waitFor();
      await page
        .getByText(new RegExp(`^[\\d,]+ ${rows.replace(/s$/, 's?')}(?:, |$)`))
        .filter({ visible: true })
        .first()
        .waitFor();
      await expect
        .poll(async () => new Set((await cellsOf(page, column)).map((cell) => cell.startsWith(shows))))
        .toEqual(new Set([true]));
      await settled(page);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear all' }).click();
      await chip(page, name).waitFor({ state: 'detached' });
      await page.goto(`${webUrl}${address}&until=2020-01-01&date=`);
      await page.getByRole('heading', { name: `No ${rows} match` }).waitFor();
      // oxlint-enable no-await-in-loop
    }
  },
);
