import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findExampleIds } from '../screens/example-ids.ts';
import { rowsIn, seen, settled } from '../screens/reading.ts';
import { admin, roaster, signIn } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

/** Replaces the value of each named field in the product's response. */
const spoilAmounts = (page: Page, call: RegExp, names: readonly string[], value: unknown) =>
  page.route(
    (url) => call.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const spoiled = JSON.parse(await response.text(), (name, held: unknown) =>
        names.includes(name) ? value : held,
      );
      await route.fulfill({ response, json: spoiled });
    },
  );

const reportsOf = (page: Page): unknown[] => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/frontend-errors')) reports.push(request.postDataJSON());
  });
  return reports;
};

test.each(['abc', null])(
  'shows placeholders for list amounts of %j and sends one error report',
  { meta: { shows: ['spec:9.3'] } },
  async (value) => {
    const { page } = await visit({ person: roaster });
    const reports = reportsOf(page);
    await spoilAmounts(page, /\/api\/transactions$/, ['amount'], value);
    await page.goto(`${webUrl}/payments`);
    const rows = rowsIn(page.getByRole('table'));
    await rows.getByText('$ --', { exact: true }).first().waitFor();
    expect(await rows.getByText('$ --', { exact: true }).count()).toBe(15);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^16–30 of/).waitFor();
    await settled(page);
    expect(reports).toMatchObject([
      { source: 'answer', message: expect.stringContaining('listTransactions') },
    ]);
  },
);

test(
  'keeps the overview usable with invalid amounts and disables Withdraw',
  { meta: { shows: ['spec:9.3'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    await spoilAmounts(page, /\/api\/accounts$/, ['availableBalance'], 'abc');
    await spoilAmounts(page, /\/api\/accounts\/ledger$/, ['amount', 'afterBalance'], null);
    await page.goto(`${webUrl}/overview`);
    await settled(page);
    await seen(page, /^We couldn’t read the amount/).waitFor();
    const balance = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'USD Balance' }) });
    // Two available balances and the total.
    expect(await balance.getByText('$ --', { exact: true }).count()).toBe(3);
    const ledgers = page.getByRole('table').locator('tbody').getByText('$ --', { exact: true });
    await expect.poll(() => ledgers.count()).toBeGreaterThanOrEqual(20);
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await withdraw.click({ force: true });
    expect(await withdraw.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test.each([
  { what: 'amount', names: ['amount'] },
  { what: 'refundable amount', names: ['refundableAmount'] },
])('shows a payment with an invalid $what and disables its refund', async ({ names }) => {
  const { page } = await visit({ person: roaster });
  const { payment = '' } = await findExampleIds(webUrl);
  await spoilAmounts(page, /\/api\/transactions\/txn_[^/]+$/, names, 'abc');
  await page.goto(`${webUrl}/transactions/${payment}`);
  await settled(page);
  await seen(page, /^We couldn’t read the amount/).waitFor();
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await refund.click({ force: true });
  expect(await refund.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Email Receipt' }).click();
  await page.getByRole('dialog', { name: 'Email Receipt' }).waitFor();
});

test("keeps a payment's page usable with invalid amounts in its entries", async () => {
  const { page } = await visit({ person: roaster });
  const { payment = '' } = await findExampleIds(webUrl);
  await spoilAmounts(page, /\/api\/accounts\/ledger$/, ['amount'], null);
  await page.goto(`${webUrl}/transactions/${payment}`);
  await settled(page);
  await seen(page, '$ --').waitFor();
  await seen(page, /^Total debits/).waitFor();
});

test('prevents accepting or contesting a dispute with an invalid amount', async () => {
  const { page } = await visit({ person: roaster });
  const { dispute = '' } = await findExampleIds(webUrl);
  await spoilAmounts(page, /\/api\/disputes\/[^/]+$/, ['amount'], 'abc');
  await page.goto(`${webUrl}/disputes/${dispute}`);
  await seen(page, /^We couldn’t read the amount/).waitFor();
  for (const name of ['Accept dispute', 'Submit evidence']) {
    const button = page.getByRole('button', { name });
    await button.click({ force: true });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('renders the activity chart without NaN when its figures are invalid', async () => {
  const { page } = await visit({ person: roaster });
  await spoilAmounts(page, /\/api\/accounts\/activity$/, ['net', 'gross', 'fees'], null);
  await page.goto(`${webUrl}/overview`);
  await seen(page, '$ --').waitFor();
  await settled(page);
  expect(await page.getByText('NaN').count()).toBe(0);
});

test('prevents an admin from adjusting an unreadable balance', async () => {
  const { page } = await visit();
  await signIn(page, webUrl, admin);
  await spoilAmounts(page, /\/api\/accounts(\/list-accounts)?$/, ['availableBalance'], 'abc');
  await page.goto(`${webUrl}/admin/general-ledger/adjustment`);
  await page.getByRole('combobox', { name: 'Account' }).fill('Birchwood');
  await page.getByRole('option', { name: /Birchwood Bikes/ }).click();
  await page.getByLabel('Amount').fill('1');
  await page.getByLabel('Reason').fill('A correction');
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await seen(page, /^We couldn’t read the amount/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
