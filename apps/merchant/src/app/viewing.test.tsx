import {
  checkSession,
  getAccount,
  getProfile,
  getStatement,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listDevices,
  listLedgerEntries,
  listPaymentInstruments,
  listPermittedAccounts,
  listStatementEntries,
  listTransactions,
} from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { account, accountId, grantedAccounts, payments } from '../testing/fixtures.ts';
import { openApp, signedIn } from '../testing/open-app.tsx';

usePages();

const roles = ['internal_admin'];
const admin = { ...signedIn, session: { ...signedIn.session, email: 'ada@example.com', roles } };
const session = answer(checkSession, { email: 'ada@example.com', roles, expiresAt: '2026-11-22T14:00:00Z' });
const noGrants = answer(listPermittedAccounts, { accounts: [] });
const noEntries = answer(listLedgerEntries, { data: [], totalCount: 0 });
const list = answer(listTransactions, { transactions: payments(1), totalCount: 1 });
const noInstruments = answer(listPaymentInstruments, { paymentInstruments: [], totalCount: 0 });
const noProfile = refuse(getProfile, 'not_found');
const notice = page.getByText(/^You are viewing Harbor Coffee Roasters as ada@example\.com\./);

const open = (address: string, ...answers: readonly RequestHandler[]) =>
  openApp(address, {
    state: admin,
    answers: [...answers, session, noGrants, noEntries, list, noInstruments, noProfile],
  });

test('names the account that an admin is viewing, and links back to the list with its search', async () => {
  const asked: (string | null)[] = [];
  const { router } = open(
    `/?accountId=${accountId}&from=${encodeURIComponent('/admin/accounts?page=2&search=harbor')}`,
    answer(getAccount, ({ query }: Sent) => {
      asked.push(query.get('accountId'));
      return account;
    }),
  );
  await expect.element(notice).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/overview');
  expect(asked).toContain(accountId);
  await expect
    .element(page.getByRole('link', { name: 'Back to accounts' }))
    .toHaveAttribute('href', `${window.location.origin}/admin/accounts?page=2&search=harbor`);
  await expect
    .element(page.getByRole('link', { name: 'Manage account' }))
    .toHaveAttribute('href', `${window.location.origin}/admin/accounts/${accountId}`);
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect.element(notice).toBeVisible();
});

test('opens the requested screen of the account', async () => {
  const { router } = open(`/?accountId=${accountId}&to=${encodeURIComponent('/payments?page=2')}`);
  await expect.poll(() => router.state.location.href).toBe('/payments?page=2');
});

test.each([
  ['/overview', 'Withdraw'],
  ['/payment-instruments', 'Create payment instrument'],
  ['/profile', 'Edit Profile'],
])('explains to a viewing admin on screen %s why the button %s is disabled', async (path, name) => {
  const { router } = open(path);
  await expect.element(notice).toBeVisible();
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(/Read-only\. Everything you open is logged/);
  await button.click({ force: true });
  await expect.poll(() => router.state.location.pathname).toBe(path);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('offers neither refund nor receipt to a viewing admin', async () => {
  const [payment] = payments(1);
  if (!payment) throw new Error('There is a payment.');
  open(
    `/transactions/${payment.id}`,
    answer(getTransaction, payment),
    answer(getTransactionTimeline, { events: [] }),
    answer(getTransactionFees, { ofAmount: payment.amount, total: 0, fees: [] }),
  );
  for (const name of ['Refund', 'Email Receipt']) {
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('disables sending to a terminal for a viewing admin', async () => {
  open('/virtual-terminal', answer(listDevices, { devices: [{ id: 'dev_1', serialNumber: 'TB-1' }] }));
  await expect
    .element(page.getByRole('button', { name: 'Send to terminal' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('shows a viewing admin a statement with disabled download buttons', async () => {
  open(
    '/statements/2026-11',
    answer(getStatement, {
      month: '2026-11',
      startsAt: '2026-11-01T04:00:00.000Z',
      endsAt: '2026-12-01T05:00:00.000Z',
      closed: true,
      openingBalance: 0,
      closingBalance: 0,
      entryCount: 0,
      movements: [],
      unexplained: 0,
    }),
    answer(listStatementEntries, { entries: [], totalCount: 0 }),
  );
  await expect.element(page.getByText('No entries settled in this month.')).toBeVisible();
  for (const name of ['Download PDF', 'Download CSV']) {
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('lets an admin work on an account granted to them', async () => {
  open('/overview', answer(listPermittedAccounts, { accounts: grantedAccounts }));
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toHaveAttribute('aria-disabled');
  await expect.element(notice).not.toBeInTheDocument();
});

test('requests no list of accounts and shows no notice for a merchant', async () => {
  const asked: Sent[] = [];
  openApp('/overview', {
    answers: [
      noEntries,
      answer(listPermittedAccounts, (call) => {
        asked.push(call);
        return { accounts: grantedAccounts };
      }),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(asked).toHaveLength(0);
  await expect.element(page.getByText(/^You are viewing/)).not.toBeInTheDocument();
});

test('does not let a viewing admin save a view, and explains why', async () => {
  open('/payments?text=beans');
  await page.getByRole('button', { name: 'Views' }).click();
  const save = page.getByRole('menuitem', { name: /^Save this view/ });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(save.getByText('You have read-only access to this account.')).toBeVisible();
});
