import {
  getBalanceChanges,
  listLedgerEntries,
  type BalanceBridge,
  type BalanceChange,
  type LedgerEntry,
} from '@tillbook/contract';
import { startOfBankingDate, startOfBankingMonth } from '@tillbook/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
// Fixes the time, since a test that reads the day twice may cross midnight.
beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));
afterEach(() => void vi.useRealTimers());

const change = (name: BalanceChange, entryCount: number, amount: number) => ({
  change: name,
  entryCount,
  amount,
});

const bridge = ({ query }: Sent): BalanceBridge => ({
  from: query.get('from') ?? '',
  to: new Date().toISOString(),
  openingBalance: 100_000,
  changes: [
    change('payments', 2, 150_000),
    change('fees', 3, -5_000),
    change('refunds', 0, 0),
    change('disputes', 0, 0),
    change('payouts', 1, -20_000),
    change('adjustments', 0, 0),
  ],
  closingBalance: 225_000,
  difference: 0,
});

const payout: LedgerEntry = {
  id: 'len_payout',
  transactionId: 'txn_payout',
  amount: 20_000,
  type: 'debit',
  category: 'transaction',
  status: 'settled',
  kind: 'payout',
  lastFour: '2109',
  bankAccountType: 'business_checking',
  createdAt: '2026-11-20T15:00:00.000Z',
  settledAt: '2026-11-20T15:00:00.000Z',
  afterBalance: 100_000,
};

const returned: LedgerEntry = { ...payout, id: 'len_returned', kind: 'reversal', type: 'credit' };

const dialog = page.getByRole('dialog', { name: 'Why did it change?' });
const lines = () =>
  dialog
    .getByRole('list', { name: 'Why your available balance changed' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

const open = async (...answers: readonly ReturnType<typeof answer>[]) => {
  const asked: { bridge: Sent[]; ledger: Sent[] } = { bridge: [], ledger: [] };
  openApp('/overview', {
    answers: [
      ...answers,
      answer(getBalanceChanges, (call) => {
        asked.bridge.push(call);
        return bridge(call);
      }),
      answer(listLedgerEntries, (call) => {
        asked.ledger.push(call);
        return call.query.get('change') === 'payouts'
          ? { data: [returned, payout], totalCount: 2 }
          : { data: [], totalCount: 0 };
      }),
    ],
  });
  await page.getByRole('button', { name: 'Why did it change?' }).click();
  await expect.element(dialog).toBeVisible();
  return {
    lastFrom: () => asked.bridge.at(-1)?.query.get('from'),
    lastEntries: () => Object.fromEntries(asked.ledger.at(-1)?.query ?? []),
  };
};

const choose = (since: string) => dialog.getByRole('radiogroup', { name: 'Since' }).getByText(since).click();

test('explains the balance since midnight in New York, with the count of each change', async () => {
  const { lastFrom } = await open();
  await expect
    .poll(lines)
    .toEqual([
      'Today, 12:00 AM$1,000.00',
      'Payments (2)+$1,500.00',
      'Fees (3)-$50.00',
      'Refunds (0)$0.00',
      'Disputes (0)$0.00',
      'Payouts (1)-$200.00',
      'Adjustments (0)$0.00',
      'Now$2,250.00',
      'Difference$0.00',
    ]);
  expect(lastFrom()).toBe(startOfBankingDate(new Date()).toISOString());
});

test('expands a balance change to its entries in place', async () => {
  const { lastFrom, lastEntries } = await open();
  await dialog.getByRole('button', { name: 'Payouts (1)' }).click();
  const entries = dialog.getByRole('table', { name: 'Entries: payouts' });
  await expect
    .element(entries.getByRole('row', { name: /^Payout to Business Checking •••• 2109 / }))
    .toBeVisible();
  expect(lastEntries()).toMatchObject({ status: 'settled', change: 'payouts', from: lastFrom() });
  await expect
    .element(entries.getByRole('link', { name: '-$200.00, Transaction' }))
    .toHaveAttribute('href', '/transactions/txn_payout');
});

test('pages through the entries of a balance change', async () => {
  const offsets: (string | null)[] = [];
  await open(
    answer(listLedgerEntries, ({ query }) => {
      if (query.has('change')) offsets.push(query.get('offset'));
      return { data: [payout], totalCount: 11 };
    }),
  );
  await dialog.getByRole('button', { name: 'Payments (2)' }).click();
  const pages = dialog.getByRole('navigation', { name: 'Pages of entries' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.element(pages.getByText('11–11 of 11')).toBeVisible();
  await expect.element(pages.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => offsets).toEqual(['0', '10']);
});

test('explains the balance from just after the last payout, even if money was returned since', async () => {
  const { lastFrom } = await open();
  await choose('Last payout');
  await expect.poll(() => lines()[0]).toBe('Nov 20, 2026 10:00 AM$1,000.00');
  expect(lastFrom()).toBe('2026-11-20T15:00:00.001Z');
});

test('reports that there has been no payout', async () => {
  await open(answer(listLedgerEntries, { data: [], totalCount: 0 }));
  await choose('Last payout');
  await expect.element(dialog.getByText('No payouts yet.')).toBeVisible();
});

test('explains the balance since the start of the month, or since any past moment in New York time', async () => {
  const { lastFrom } = await open();
  await choose('This month');
  await expect.poll(lastFrom).toBe(startOfBankingMonth(new Date()).toISOString());
  await choose('Other');
  await dialog.getByLabelText('Date', { exact: true }).fill('2026-01-15');
  await dialog.getByLabelText('Time', { exact: true }).fill('09:30');
  await expect.poll(lastFrom).toBe('2026-01-15T14:30:00.000Z');
  await expect.poll(() => lines()[0]).toBe('Jan 15, 2026 9:30 AM$1,000.00');
  await dialog.getByLabelText('Date', { exact: true }).fill('2199-01-15');
  await expect.element(dialog.getByText('Choose a time in the past')).toBeVisible();
  expect(lines()).toEqual([]);
});

test('shows that the balance has not changed', async () => {
  await open(
    answer(getBalanceChanges, (call) => {
      const { changes, ...ends } = bridge(call);
      return {
        ...ends,
        closingBalance: 100_000,
        changes: changes.map((one) => ({ ...one, entryCount: 0, amount: 0 })),
      };
    }),
  );
  await expect.element(dialog.getByText('Your available balance hasn’t changed since then.')).toBeVisible();
  await expect.poll(() => lines().at(-1)).toBe('Difference$0.00');
});

test('reports that the explanation of the balance failed to load', async () => {
  await open(away(getBalanceChanges));
  await expect
    .element(dialog.getByText('Failed to load why your balance changed. Please try again later.'))
    .toBeVisible();
});

test('moves the focus into the panel of balance changes, and returns the focus on Escape', async () => {
  await open();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Why did it change?' })).toHaveFocus();
});
