import {
  getAccount,
  getPaymentInstrument,
  listDevices,
  listLedgerEntries,
  listPaymentInstruments,
  listTransactions,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { account, accountId } from '../testing/fixtures.ts';
import { openApp } from '../testing/open-app.tsx';

usePages();

const withStatus = (status: string) => answer(getAccount, { ...account, status });
const devices = answer(listDevices, { devices: [{ id: 'dev_1', serialNumber: 'TB-1' }] });
const card = answer(getPaymentInstrument, {
  id: 'pi_01k9q4t774knwwne',
  accountId,
  type: 'card',
  purpose: 'buyer',
  status: 'active',
  lastFour: '4242',
  createdAt: '2026-11-17T19:03:00Z',
});
const rest = [
  answer(listLedgerEntries, { data: [], totalCount: 0 }),
  answer(listPaymentInstruments, { paymentInstruments: [], totalCount: 0 }),
  answer(listTransactions, { transactions: [], totalCount: 0 }),
];

test.each([
  ['inactive', '/virtual-terminal', 'Send to terminal'],
  ['pending', '/payment-instruments/pi_01k9q4t774knwwne', 'Create payment'],
])('explains why status %s disables charging on %s', async (status, path, name) => {
  openApp(path, { answers: [withStatus(status), devices, card, ...rest] });
  await expect
    .element(page.getByText(`This account is ${status}. It can’t take payments right now. Contact support.`))
    .toBeVisible();
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(/can’t take payments right now/);
  await button.click({ force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('allows withdrawals while the account takes no payments', async () => {
  openApp('/overview', { answers: [withStatus('inactive'), ...rest] });
  await expect.element(page.getByText(/^This account is inactive\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toHaveAttribute('aria-disabled');
});

test.each(['active', 'under_observation'])('enables charging in account status %s', async (status) => {
  openApp('/virtual-terminal', { answers: [withStatus(status), devices, ...rest] });
  await expect
    .element(page.getByRole('button', { name: 'Send to terminal' }))
    .not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByText(/^This account is/)).not.toBeInTheDocument();
});
