import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { settled } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { admin, merchant, openAccount, secondMerchant, signIn } from './person.ts';

const { webUrl, page, untilAnswered, expectComplaint, figures } = journey();

test('shows the server’s message for a refused sign-in and keeps the typed email address', async () => {
  // An unknown address gets the same response; failures would count against the merchant's address.
  const email = `${randomUUID()}@example.com`;
  expectComplaint({ status: 401, path: '/api/identity/login' });
  const onPage = page();
  await onPage.goto(`${webUrl}/login`);
  await onPage.getByLabel('Email').fill(email);
  await onPage.getByLabel('Password').fill('not the password');
  await onPage.getByRole('button', { name: 'Sign in' }).click();
  await onPage.getByText('Invalid email or password', { exact: true }).waitFor();
  expect(await onPage.getByLabel('Email').inputValue()).toBe(email);
});

test(
  'redirects from a protected screen to sign-in, and back into the app afterward',
  { meta: { shows: ['spec:2.12'] } },
  async () => {
    const onPage = page();
    await onPage.goto(`${webUrl}/payments?page=2`);
    await onPage.waitForURL('**/login*');
    await onPage.getByLabel('Email').fill(merchant.email);
    await onPage.getByLabel('Password').fill(merchant.password);
    await onPage.getByRole('button', { name: 'Sign in' }).click();
    await onPage.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(onPage.url()).origin).toBe(webUrl);
  },
);

test(
  'ends the session on the server and clears it from browser storage on sign-out',
  { meta: { shows: ['spec:2.34', 'asvs:V7.4.1', 'asvs:V14.3.1'] } },
  async () => {
    const onPage = page();
    await signIn(onPage, webUrl, merchant);
    await openAccount(onPage, 'Harbor Coffee Roasters');
    // A pending request of the overview would be refused after sign-out and logged on the console.
    await settled(onPage);
    await untilAnswered();
    const stored = await onPage.evaluate(() => localStorage.getItem('account-dashboard'));
    const token: string = JSON.parse(stored ?? '{}').session.token;
    expect(token.length).toBeGreaterThanOrEqual(43);

    await onPage.getByRole('button', { name: 'Logout' }).click();
    await onPage.waitForURL('**/login');
    expect(await onPage.evaluate(() => localStorage.getItem('account-dashboard'))).not.toContain(token);
    const response = await fetch(`${webUrl}/api/identity/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  },
);

test(
  'shows another merchant’s transaction as not found, like an unknown ID',
  { meta: { shows: ['spec:2.90', 'threat:2.2'] } },
  async () => {
    expectComplaint(
      { status: 404, path: '/api/transactions/' },
      { status: 404, path: '/api/accounts/ledger' },
    );
    const onPage = page();
    await signIn(onPage, webUrl, secondMerchant);
    await openAccount(onPage, 'Birchwood Bikes');
    const foreign = await figures().anyTransactionOf('Harbor Coffee Roasters');
    for (const id of [foreign, 'txn_0000000000000000']) {
      await onPage.goto(`${webUrl}/transactions/${id}`);
      const missing = onPage.getByText('Transaction not found or could not be loaded.', { exact: true });
      await expect.poll(() => missing.count()).toBe(1);
    }
  },
);

test(
  'shows an admin all accounts in the admin app, and redirects a merchant away',
  { meta: { shows: ['spec:1.3', 'spec:6.2'] } },
  async () => {
    const onPage = page();
    await signIn(onPage, webUrl, admin);
    await onPage.getByRole('link', { name: /admin/i }).click();
    await onPage.waitForURL('**/admin/accounts');
    const rows = onPage.getByRole('table').locator('tbody').getByRole('row');
    for (const name of ['Harbor Coffee Roasters', 'Harbor Platform', 'Birchwood Bikes']) {
      await rows.filter({ hasText: name }).waitFor();
    }

    await onPage.evaluate(() => localStorage.clear());
    await signIn(onPage, webUrl, merchant);
    await onPage.goto(`${webUrl}/admin/accounts`);
    await onPage.waitForURL((url) => !url.pathname.startsWith('/admin'));
    expect(await onPage.getByText('Birchwood Bikes').count()).toBe(0);
  },
);
