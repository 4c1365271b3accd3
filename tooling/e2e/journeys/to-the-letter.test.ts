import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { backgroundColor, textColor } from '../browser/color.ts';
import { rowsIn, seen, settled } from '../screens/reading.ts';
import { findExampleIds } from '../screens/example-ids.ts';
import { admin, platform, roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('account-dashboard') ?? ''));

const respondWithRows = (page: Page, call: RegExp, body: object) =>
  page.route(
    (url) => call.test(url.pathname),
    (route) => route.fulfill({ json: body }),
  );

const aTransaction = (fields: object, index: number) => ({
  id: `txn_${String(index).padStart(26, '0')}`,
  amount: 1000 + index,
  currency: 'usd',
  status: 'succeeded',
  type: 'push',
  createdAt: '2026-11-21T14:00:00.000Z',
  ...fields,
});

test(
  "shows Live Account, the account's name, and all screens in order in the sidebar",
  { meta: { shows: ['spec:1.15', 'spec:2.30'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    await page.goto(`${webUrl}/overview`);
    await seen(page, 'Live Account').waitFor();
    await seen(page, 'Harbor Coffee Roasters').waitFor();
    const links = page.getByRole('navigation').first().getByRole('link');
    const menu = await links.evaluateAll((all) =>
      all.map(
        (link) =>
          `${link.textContent.trim()} ${new URL(link.getAttribute('href') ?? '', location.href).pathname}`,
      ),
    );
    expect(menu.filter((entry) => !/^Tillbook| \/(docs|terms|privacy|program-list)$/.test(entry))).toEqual([
      'Overview /overview',
      'Payments /payments',
      'Payouts /payouts',
      'Settlements /settlements',
      'Refunds /refunds',
      'Payment Instruments /payment-instruments',
      'Virtual Terminal /virtual-terminal',
      'Disputes /disputes',
      'Settings /settings',
      'Profile /profile',
    ]);
  },
);

test(
  "shows Logout and links to documentation, terms, and privacy in the sidebar's footer",
  { meta: { shows: ['spec:2.33', 'asvs:V7.4.4'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    await page.goto(`${webUrl}/overview`);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    for (const [name, path] of [
      ['Documentation', '/docs'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(new URL(href ?? '', webUrl).pathname).toBe(path);
      expect((await fetch(new URL(href ?? '', webUrl))).status).toBe(200);
    }
  },
);

test('reloads the page with a floating button', { meta: { shows: ['spec:2.35'] } }, async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments`);
  await settled(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await loaded;
  await seen(page, 'Succeeded').waitFor();
});

test(
  'stores notifications, session, and account under account-dashboard in local storage',
  { meta: { shows: ['spec:1.17', 'spec:6.1', 'asvs:V14.3.3'] } },
  async () => {
    const { page, signedIn } = await visit({ person: roaster });
    await page.goto(`${webUrl}/overview`);
    await settled(page);
    expect(await stored(page)).toEqual({
      notifications: [],
      session: {
        token: signedIn?.token,
        sessionToken: signedIn?.token,
        email: roaster.email,
        roles: expect.any(Array),
        accountId: '',
      },
      account: { accountId: signedIn?.accountId, currency: 'usd', type: 'merchant' },
    });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !/theme/.test(key)))).toEqual([
      'account-dashboard',
    ]);
  },
);

test(
  'hides balances, Withdraw, and ledgers for an account of the type finix_paas',
  { meta: { shows: ['spec:2.53', 'spec:6.4'] } },
  async () => {
    const { page, untilAnswered } = await visit({ person: platform });
    await page.goto(`${webUrl}/overview`);
    await seen(page, 'Merchant Account').waitFor();
    await settled(page);
    await untilAnswered();
    expect(await page.getByText('USD Balance').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
    expect(await page.getByRole('table').count()).toBe(0);
  },
);

test(
  'copies the account ID and shows a confirmation for two seconds',
  { meta: { shows: ['spec:2.49', 'spec:4.14'] } },
  async () => {
    const { page, signedIn } = await visit({ person: roaster });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${webUrl}/overview`);
    await settled(page);
    const copy = page.getByRole('button', { name: 'Copy account ID' });
    const pressedAt = Date.now();
    await copy.click();
    const confirmation = page.getByRole('status').filter({ hasText: 'Copied' });
    await confirmation.waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(signedIn?.accountId);
    await confirmation.waitFor({ state: 'detached' });
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(2_000);
  },
);

test(
  'colors a transaction’s status as specified and leaves an unknown status uncolored',
  { meta: { shows: ['spec:2.62', 'spec:4.2'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    const statuses = {
      Active: 'green',
      Completed: 'green',
      Succeeded: 'green',
      Settled: 'green',
      Approved: 'green',
      Pending: 'yellow',
      Failed: 'red',
      Created: 'red',
      Archived: 'none',
    } as const;
    const transactions = Object.keys(statuses).map((status, index) =>
      aTransaction({ status: status.toLowerCase(), type: 'pull', accountId: 'acc_0000000000000000' }, index),
    );
    await respondWithRows(page, /\/api\/transactions$/, { transactions, totalCount: transactions.length });
    await page.goto(`${webUrl}/payments`);
    for (const [status, color] of Object.entries(statuses)) {
      expect([status, await backgroundColor(seen(page, status))]).toEqual([status, color]);
    }
    expect(await rowsIn(page.getByRole('table')).first().innerText()).toMatch(
      /N\/A[\s\S]*N\/A[\s\S]*Unknown/,
    );
  },
);

test(
  'shows ledger entry icons in green for settled, yellow for pending, and red otherwise',
  { meta: { shows: ['spec:2.92'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    const data = ['settled', 'pending', 'returned'].map((status, index) => ({
      id: `ent_${String(index).padStart(26, '0')}`,
      amount: 100,
      type: 'credit',
      category: 'transaction',
      status,
      createdAt: '2026-11-21T14:00:00.000Z',
    }));
    await respondWithRows(page, /\/api\/accounts\/ledger$/, { data, totalCount: data.length });
    const { payment = '' } = await findExampleIds(webUrl);
    await page.goto(`${webUrl}/transactions/${payment}`);
    const icons = page.getByRole('table', { name: 'Ledger entries' }).locator('tbody svg');
    await expect.poll(() => icons.count()).toBe(3);
    const colors = await Promise.all((await icons.all()).map((icon) => textColor(icon)));
    expect(colors).toEqual(['green', 'yellow', 'red']);
    expect(new Set(await icons.evaluateAll((all) => all.map((icon) => icon.innerHTML))).size).toBe(3);
  },
);

test(
  'shows distinct icons for refund, adjustment, chargeback, and reversal',
  { meta: { shows: ['spec:2.91'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    const transactions = ['refund', 'adjustment', 'chargeback', 'reversal'].map((subtype, index) =>
      aTransaction({ subtype, accountId: 'acc_0000000000000000' }, index),
    );
    await respondWithRows(page, /\/api\/transactions$/, { transactions, totalCount: transactions.length });
    const { payment = '' } = await findExampleIds(webUrl);
    await page.goto(`${webUrl}/transactions/${payment}`);
    const icons = page.getByRole('table', { name: 'Related transactions' }).locator('tbody svg');
    await expect.poll(() => icons.count()).toBe(4);
    expect(new Set(await icons.evaluateAll((all) => all.map((icon) => icon.innerHTML))).size).toBe(4);
  },
);

test(
  'links a refund to its payment and the payment to its instrument',
  { meta: { shows: ['spec:2.83', 'spec:2.85', 'spec:2.87'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    const { refund = '' } = await findExampleIds(webUrl);
    await page.goto(`${webUrl}/transactions/${refund}`);
    await seen(page, 'Original transaction').waitFor();
    expect(await page.getByRole('button', { name: 'Email Receipt' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: /^txn_/ }).first().click();
    await page.getByRole('button', { name: 'Email Receipt' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: /^pi_/ }).click();
    await page.waitForURL('**/payment-instruments/pi_*');
  },
);

test(
  'opens an account from the admin list in the merchant app',
  { meta: { shows: ['spec:2.39'] } },
  async () => {
    const { page } = await visit({ person: admin });
    await page.goto(`${webUrl}/admin/accounts`);
    await page.getByRole('link', { name: /^View Birchwood Bikes/ }).click();
    await page.waitForURL('**/overview');
    await seen(page, 'Birchwood Bikes').waitFor();
  },
);

test(
  'lists a nameless device as “undefined” with its serial number, and rejects an amount below $2',
  { meta: { shows: ['spec:2.104', 'spec:2.105', 'spec:5.3', 'spec:5.6'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    await page.goto(`${webUrl}/virtual-terminal`);
    await seen(page, 'undefined').waitFor();
    await seen(page, 'OFFLINE-20417').waitFor();
    await page.getByRole('textbox', { name: 'Amount' }).fill('001.999');
    expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('$1.99');
    await page.getByRole('button', { name: 'Send to terminal' }).click();
    await seen(page, 'Amount must be at least $2').waitFor();
  },
);
