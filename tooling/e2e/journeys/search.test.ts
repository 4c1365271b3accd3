import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { isWhole } from '../product/test-sample.ts';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { findViolations } from '../browser/find-violations.ts';
import { callAs } from '../product/sign-in-by-call.ts';
import { settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

type Paid = { readonly id: string; readonly amount: number; readonly paymentInstrumentId?: string };

const aPayment = async (token: string, accountId: string): Promise<Paid> => {
  const path = `/transactions?accountId=${accountId}&type=pull&limit=100`;
  const { transactions } = await callAs<{ transactions: readonly Paid[] }>(webUrl, token, path);
  const paid = transactions.find(({ paymentInstrumentId }) => paymentInstrumentId !== undefined);
  if (!paid) throw new Error('The demo data has no payment with a stored card.');
  return paid;
};

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Search' }).getByRole('option', { selected: true });

const openSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
};

const look = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.getByRole('group', { name: 'Results' }).getByRole('option').first().waitFor();
};

/** The drill (`npm run drill -- search`) tries twenty moments. */
const moments = isWhole ? 20 : 5;
const spreadMs = 2_000;

test(`opens the search with Ctrl+K at ${moments} of ${moments} moments within two seconds of a load, without losing a letter`, async () => {
  const { page } = await visit({ person: roaster });
  const typed: string[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    await page.goto(`${webUrl}/payments`);
    await setTimeout((spreadMs / moments) * moment);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('refund');
    // The palette has replaced the frame that is shown while it loads.
    await page.getByRole('option', { name: 'Refunds', exact: true }).waitFor();
    typed.push(await field(page).inputValue());
    // The letter f would open a filter of the list.
    expect(await page.getByRole('menu').count()).toBe(0);
  }
  expect(typed).toEqual(Array.from({ length: moments }, () => 'refund'));
});

test('finds a payment by ID, amount, and last four card digits by keyboard', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  const { token = '', accountId = '' } = signedIn ?? {};
  const paid = await aPayment(token, accountId);
  await page.goto(`${webUrl}/overview`);
  await openSearch(page);
  await look(page, dollars(paid.amount));
  await expect.poll(() => chosen(page).textContent()).toContain(dollars(paid.amount));
  await look(page, paid.id);
  // Results for the amount stay listed until the response arrives.
  await expect.poll(() => page.getByRole('group', { name: 'Results' }).getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/transactions/${paid.id}`);
  await page.getByRole('heading', { name: dollars(paid.amount) }).waitFor();
  await openSearch(page);
  await page.getByRole('group', { name: 'Recent' }).getByRole('option').first().waitFor();
  await look(page, '4242');
  // The first payment with the card precedes the card itself.
  await expect.poll(() => chosen(page).textContent()).toMatch(/4242.*\$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/transactions/txn_*');
});

const searches = inAppearances([
  { name: 'with results', text: 'pay', outcome: /^Payments$/ },
  { name: 'without results', text: 'no such thing', outcome: /^No results\./ },
]);

test.each(searches)('renders the search $name without axe violations', async ({ text, outcome, looks }) => {
  const { page } = await visit({ person: roaster, ...looks[0] });
  await page.goto(`${webUrl}/payments`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field(page).fill(text);
  await page.getByRole('dialog').getByText(outcome).first().waitFor();
  await settled(page);
  await expectNoFaults(page, looks);
});

test('opens a screen with g and a letter, lists shortcuts with ?, and turns both off', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/overview`);
  await openSearch(page);
  // Single keys load with the palette, after the screen.
  await page.getByRole('listbox', { name: 'Search' }).getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.waitForURL('**/settlements');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await sheet.getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await expect.poll(() => sheet.isVisible()).toBe(false);
});

test('leaves the page behind the palette in its place when the wheel turns', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  await openSearch(page);
  await page.getByRole('listbox', { name: 'Search' }).getByRole('option').first().waitFor();
  for (const [x, y] of [
    [640, 300],
    [640, 700],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 2_000);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});
