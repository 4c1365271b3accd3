import {
  getAccount,
  getAccountSettings,
  getFeeProfile,
  getProfile,
  getTransaction,
  getTransactionFees,
  listDevices,
  listLedgerEntries,
  listPaymentInstruments,
  listTransactions,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { account, payments } from '../testing/fixtures.ts';
import { openApp } from '../testing/open-app.tsx';

usePages();

const notice = page.getByText(
  'Your role in this account doesn’t allow everything on this page. Ask an owner of the account.',
);

const reading = ['account_read', 'team_read', 'view_save'];
const taking = ['payment_create', 'payment_instrument_create', 'receipt_send', 'refund_create'];

const open = (address: string, permissions: string[] | undefined, ...answers: ReturnType<typeof answer>[]) =>
  openApp(address, {
    answers: [
      ...answers,
      answer(getAccount, { ...account, permissions }),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(listTransactions, { transactions: payments(1), totalCount: 1 }),
      answer(listPaymentInstruments, { paymentInstruments: [], totalCount: 0 }),
      answer(getAccountSettings, {
        statementDescriptor: 'HARBOR',
        cardSettlementDays: 2,
        achSettlementDays: 4,
      }),
      refuse(getFeeProfile, 'not_found'),
      refuse(getProfile, 'not_found'),
      answer(listDevices, { devices: [{ id: 'dev_1', serialNumber: 'TB-1' }] }),
    ],
  });

const withheld = [
  ['/overview', 'Withdraw', 'payout_create'],
  ['/payment-instruments', 'Create payment instrument', 'payment_instrument_create'],
  ['/profile', 'Edit Profile', 'profile_change'],
  ['/virtual-terminal', 'Send to terminal', 'payment_create'],
] as const;

test.each(withheld)(
  'explains on screen %s why the button %s is disabled without the permission %s',
  async (path, name) => {
    const { router } = open(path, reading);
    await expect.element(notice).toBeVisible();
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(/Ask an owner of the account\.$/);
    await button.click({ force: true });
    await expect.poll(() => router.state.location.pathname).toBe(path);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each(withheld)(
  'shows screen %s with the button %s enabled if the user has the permission %s',
  async (path, name, permission) => {
    open(path, [...reading, permission, 'export_create']);
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    await expect.element(notice).not.toBeInTheDocument();
  },
);

test.each([
  ['Payout Instrument', 'Add'],
  ['Account Settings', 'Edit'],
  ['Audit Trail', 'Export CSV'],
])(
  'shows the settings card %s with the button %s disabled to users who can only view',
  async (card, name) => {
    open('/settings', reading);
    const button = page.getByRole('region', { name: card }).getByRole('button', { name, exact: true });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(/Ask an owner of the account\.$/);
  },
);

const openPayment = (permissions: string[]) => {
  const [payment] = payments(1);
  if (!payment) throw new Error('There is a payment.');
  open(
    `/transactions/${payment.id}`,
    permissions,
    answer(getTransaction, payment),
    answer(getTransactionFees, { ofAmount: payment.amount, total: 0, fees: [] }),
  );
};

test('offers a receipt to users who take payments', async () => {
  openPayment([...reading, ...taking]);
  const receipt = page.getByRole('button', { name: 'Email Receipt' });
  await expect.element(receipt).toBeVisible();
  await expect.element(receipt).not.toHaveAttribute('aria-disabled');
});

test('offers neither refund nor receipt to users who can only view', async () => {
  openPayment(reading);
  for (const name of ['Refund', 'Email Receipt']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(/Ask an owner of the account\.$/);
  }
});

test('disables nothing if the platform omits the permissions', async () => {
  open('/overview', undefined);
  await expect
    .element(page.getByRole('button', { name: 'Withdraw', exact: true }))
    .not.toHaveAttribute('aria-disabled');
  await expect.element(notice).not.toBeInTheDocument();
});
