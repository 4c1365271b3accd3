import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { callAs } from '../product/sign-in-by-call.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

type Paid = { readonly id: string; readonly amount: number; readonly paymentInstrumentId?: string };

/** A payment with a stored card, as the ledger's own list has it. */
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
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** What listens for keys comes after the screen. */
const openSearch = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return field(page).isVisible();
    })
    .toBe(true);
};

const look = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.getByRole('group', { name: 'Found' }).getByRole('option').first().waitFor();
};

test('by keys alone a payment is found by its ID and its amount, a card by its last four digits', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  const { token = '', accountId = '' } = signedIn ?? {};
  const paid = await aPayment(token, accountId);
  await page.goto(`${webUrl}/overview`);
  await openSearch(page);
  await look(page, dollars(paid.amount));
  await expect.poll(() => chosen(page).textContent()).toContain(dollars(paid.amount));
  await look(page, paid.id);
  // Until the answer arrives, what was found by the amount is still listed.
  await expect.poll(() => page.getByRole('group', { name: 'Found' }).getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/transactions/${paid.id}`);
  await page.getByRole('heading', { name: dollars(paid.amount) }).waitFor();
  await openSearch(page);
  await page.getByRole('group', { name: 'Recent' }).getByRole('option').first().waitFor();
  await look(page, '4242');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payment-instruments/pi_*');
});

test('has no fault that axe finds, light and dark, wide and on a phone, and finds nothing in words', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Search' }).first().click();
      await field(page).fill('pay');
      await settled(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await field(page).fill('no such thing');
      await page.getByText(/^Nothing found\./).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await field(page).waitFor({ state: 'hidden' });
    }
  }
});

test('g and a letter lead to a screen, ? tells which, and both can be switched off', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/overview`);
  await openSearch(page);
  await page.keyboard.press('Escape');
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
