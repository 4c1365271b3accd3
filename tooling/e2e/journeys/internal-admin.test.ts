import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { screenHeading, scrollsSideways, settled } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { admin, merchant } from './person.ts';

const { webUrl, visit, figures } = journey();

const asAdmin = async (path: string): Promise<Page> => {
  const { page } = await visit({ person: admin });
  await page.goto(webUrl + path);
  return page;
};

const trialBalance = async (page: Page): Promise<readonly string[]> => {
  const [debits = '', credits = '', difference = ''] = await page
    .getByRole('region', { name: 'Accounts' })
    .getByRole('definition')
    .allInnerTexts();
  return [debits === credits ? 'debits are credits' : `${debits} is not ${credits}`, difference];
};

const expectBalance = async (page: Page): Promise<void> => {
  await page.getByText('In balance', { exact: true }).first().waitFor();
  await expect.poll(() => trialBalance(page)).toEqual(['debits are credits', '$0.00']);
  expect(await figures().imbalanceCents()).toBe(0);
};

test(
  'finds an account as an admin, views it without moving money, and returns to the same list',
  { meta: { shows: ['spec:2.39'] } },
  async () => {
    const page = await asAdmin('/admin/accounts');
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('harbor');
    await page.getByRole('button', { name: 'Done' }).click();
    await filters.getByRole('button', { name: 'Order' }).click();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL('**/admin/accounts?search=harbor&order=name');
    const list = page.url();
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    // Waits for the filtered rows: a click would hit the old row in the same position.
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([
        expect.stringContaining('Harbor Coffee Roasters'),
        expect.stringContaining('Harbor Platform'),
      ]);
    await page.getByRole('link', { name: /^View Harbor Coffee Roasters/ }).click();

    await page.waitForURL('**/overview');
    const notice = page.getByText('You are viewing Harbor Coffee Roasters as admin@example.com.');
    await notice.waitFor();
    await page.getByRole('heading', { name: 'USD Balance' }).waitFor();
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    expect(await withdraw.getAttribute('aria-disabled')).toBe('true');
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
    // Only a succeeded payment can be refunded.
    await page.getByRole('row').filter({ hasText: 'Succeeded' }).getByRole('link').first().click();
    await page.waitForURL('**/transactions/txn_*');
    expect(await page.getByRole('button', { name: 'Refund' }).getAttribute('aria-disabled')).toBe('true');
    await page.reload();
    await notice.waitFor();

    await page.getByRole('link', { name: 'Back to accounts' }).click();
    await page.waitForURL(list);
    await page.getByRole('link', { name: /^View Harbor Coffee Roasters/ }).waitFor();
    await filters.getByRole('button', { name: 'Search: harbor' }).waitFor();

    await page.getByRole('navigation').getByRole('link', { name: 'Audit' }).click();
    await page.getByRole('button', { name: 'Action', exact: true }).click();
    await page.getByRole('combobox', { name: 'Action' }).selectOption('admin.read');
    await page.waitForURL('**/admin/audit?*action=admin.read*');
    const reads = page.getByRole('table').locator('tbody').getByRole('row');
    await expect.poll(() => reads.first().innerText()).toContain('admin@example.com');
    await reads.filter({ hasText: 'Harbor Coffee Roasters' }).first().waitFor();
  },
);

test(
  'balances, posts, and reverses a draft, links both entry sets, and keeps the trial balance in balance',
  { meta: { shows: ['spec:2.139'] } },
  async () => {
    // A unique name, because the product may have been used before.
    const reference = `RENT-${Date.now()}`;
    const page = await asAdmin('/admin/general-ledger');
    await expectBalance(page);
    await page.getByRole('button', { name: 'Create Entry Set' }).click();
    const form = page.getByRole('form', { name: 'New entry set' });
    const line = (number: number) => form.getByRole('group', { name: `Line ${number}` });
    await form.getByLabel('Reference').fill(reference);
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Rent of November');
    for (const [number, account] of [
      [1, '5010'],
      [2, '1010'],
    ] as const) {
      await line(number).getByRole('combobox', { name: 'Account' }).fill(account);
      await page.keyboard.press('Enter');
    }
    await line(1).getByLabel('Debit').fill('250');
    await line(2).getByLabel('Credit').fill('200');
    await form.getByText('Off by $50.00').waitFor();
    const post = form.getByRole('button', { name: 'Post' });
    expect(await post.getAttribute('aria-disabled')).toBe('true');
    await form.getByRole('button', { name: 'Save draft' }).click();

    // A draft moves no money and can't be posted while unbalanced.
    await page.waitForURL('**/admin/general-ledger/gls_*');
    await screenHeading(page, reference).waitFor();
    await page.getByText('Unbalanced').first().waitFor();
    expect(await page.getByRole('button', { name: 'Post' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Back to General Ledger' }).click();
    await expectBalance(page);

    await page.getByRole('link', { name: reference }).first().click();
    // The list has an "Edit" button for each draft.
    await screenHeading(page, reference).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    const draft = page.getByRole('form', { name: `Edit ${reference}` });
    await draft.getByRole('group', { name: 'Line 2' }).getByLabel('Credit').fill('250');
    await draft.getByText('In balance').waitFor();
    await draft.getByRole('button', { name: 'Post' }).click();
    await page.getByText(`${reference} posted`).waitFor();
    await page.getByText('Posted', { exact: true }).first().waitFor();
    const posted = page.url();
    await page.getByRole('link', { name: 'Back to General Ledger' }).click();
    await expectBalance(page);

    await page.goto(posted);
    await page.getByRole('button', { name: 'Reverse' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse', exact: true }).click();
    await page.getByText(`${reference} reversed`).waitFor();
    await page.getByText('Reversed', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'View reversal' }).click();
    await expect.poll(() => page.url()).not.toBe(posted);
    await page.getByRole('link', { name: 'View original' }).click();
    await page.waitForURL(posted);
    await page.getByRole('link', { name: 'Back to General Ledger' }).click();
    await expectBalance(page);
  },
);

test('changes the balance by the amount of an adjustment and shows the merchant its reason', async () => {
  const { page, signedIn } = await visit({ person: { ...merchant, account: 'Harbor Coffee Roasters' } });
  const accountId = signedIn?.accountId ?? '';
  const [before] = await figures().balances(accountId);

  const adminPage = await asAdmin(`/admin/general-ledger/adjustment?account=${accountId}`);
  const form = adminPage.getByRole('form', { name: 'Adjust balance' });
  await form.getByLabel('Amount').fill('12.50');
  await form.getByLabel('Reason').fill('Fee of a disputed payment waived');
  await form.getByRole('button', { name: 'Adjust balance' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Credit $12.50 to Harbor Coffee Roasters?' });
  expect(await figures().balances(accountId)).toEqual([before]);
  await question.getByRole('button', { name: 'Adjust balance' }).click();
  await adminPage.getByText('Harbor Coffee Roasters is credited $12.50').waitFor();
  await adminPage.waitForURL('**/admin/general-ledger?text=txn_*');
  await expectBalance(adminPage);
  await expect.poll(() => adminPage.getByRole('article').count()).toBe(1);

  const [after] = await figures().balances(accountId);
  expect((after?.availableCents ?? 0) - (before?.availableCents ?? 0)).toBe(1250);
  const transactionId = new URL(adminPage.url()).searchParams.get('text') ?? '';
  await page.goto(`${webUrl}/transactions/${transactionId}`);
  await page.getByText('Fee of a disputed payment waived').first().waitFor();
});

test(
  'hides admin data from a merchant who writes the admin role into local storage',
  { meta: { shows: ['spec:2.36', 'spec:6.2', 'threat:2.6', 'asvs:V7.2.1', 'asvs:V8.3.1'] } },
  async () => {
    const { page, signedIn, expectComplaint } = await visit({
      person: { ...merchant, account: 'Harbor Coffee Roasters' },
    });
    expectComplaint({ status: 403, path: '/api/' });
    await page.goto(`${webUrl}/program-list`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const screens = ['accounts', 'accounts/create', `accounts/${signedIn?.accountId}`, 'programs'];
    for (const path of [...screens, 'general-ledger', 'general-ledger/adjustment', 'audit', 'system']) {
      await page.evaluate(() => {
        const state: { session: { roles: string[] } } = JSON.parse(
          localStorage.getItem('account-dashboard') ?? '{}',
        );
        state.session.roles = ['internal_admin'];
        localStorage.setItem('account-dashboard', JSON.stringify(state));
      });
      await page.goto(`${webUrl}/admin/${path}`);
      await page.waitForURL('**/login*');
      expect(await page.getByText('Birchwood Bikes').count()).toBe(0);
    }
    const data = /list-accounts|general-ledger\/|administration|grants|\/api\/(?:audit|system|programs)/;
    expect(asked.filter((path) => path.startsWith('/api/') && data.test(path))).toEqual([]);

    // The server's role decides, not the browser's.
    for (const path of [
      '/accounts/list-accounts',
      '/general-ledger/list-accounts',
      '/general-ledger/entry-sets',
      '/programs',
      `/accounts/administration?accountId=${signedIn?.accountId}`,
      `/accounts/grants?accountId=${signedIn?.accountId}`,
    ]) {
      const response = await fetch(`${webUrl}/api${path}`, {
        headers: { authorization: `Bearer ${signedIn?.token}` },
      });
      expect([path, response.status]).toEqual([path, 403]);
    }
  },
);
