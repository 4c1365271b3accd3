import { listTransactions, type Transaction } from '@tillbook/contract';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dayHeadings } from '../../../testing/day-headings.ts';
import { payment } from '../../../testing/fixtures.ts';
import { rowHeightsPx } from '../../../testing/row-heights.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const payout: Transaction = {
  ...payment,
  type: 'push',
  amount: 50_000,
  status: 'completed',
  lastFour: '2109',
  cardBrand: undefined,
  bankAccountType: 'business_checking',
  description: undefined,
  balanceEffect: -50_000,
};

test("shows a payout's destination, and names adjustments, chargebacks and reversals with their sign", async () => {
  const other = { ...payout, status: 'succeeded', lastFour: undefined, createdAt: '2026-11-16T19:03:00Z' };
  const rows: Transaction[] = [
    payout,
    { ...other, id: 'txn_a', subtype: 'adjustment', description: 'Fee correction', balanceEffect: 1_000 },
    { ...other, id: 'txn_c', subtype: 'chargeback', description: 'Dispute lost', balanceEffect: -50_000 },
    { ...other, id: 'txn_r', subtype: 'reversal', description: undefined, balanceEffect: 50_000 },
  ];
  openApp('/payouts', { answers: [answer(listTransactions, { transactions: rows, totalCount: 4 })] });
  await expect.element(page.getByText('Payout to Business Checking •••• 2109')).toBeVisible();
  await expect.element(page.getByText('Adjustment: Fee correction')).toBeVisible();
  await expect.element(page.getByText('Chargeback: Dispute lost')).toBeVisible();
  await expect.element(page.getByText('Reversal', { exact: true })).toBeVisible();
  const amounts = page.getByRole('link', { name: /^-?\$/ }).elements();
  expect(amounts.map((amount) => amount.textContent)).toEqual(['$500.00', '$10.00', '-$500.00', '$500.00']);
  // Only payouts count in the sum of a day, and a day with one row has no heading.
  expect(dayHeadings()).toEqual(['Monday, Nov 16, 2026']);
});

test('shows why a payout failed before its destination, without making its row taller on a phone', async () => {
  await page.viewport(390, 844);
  const failed = { ...payout, status: 'failed', failureMessage: 'The bank refused the transfer.' };
  const rows: Transaction[] = [
    payout,
    { ...failed, id: 'txn_1' },
    { ...failed, id: 'txn_2', failureMessage: undefined },
    { ...payout, id: 'txn_3' },
  ];
  openApp('/payouts', { answers: [answer(listTransactions, { transactions: rows, totalCount: 4 })] });
  const reason = 'Payout: The bank refused the transfer · Business Checking •••• 2109';
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.poll(() => page.getByText('Payout to Business Checking •••• 2109').elements()).toHaveLength(3);
  const [, failedPx, unexplainedPx] = rowHeightsPx();
  expect(failedPx).toBe(unexplainedPx);
});

test('separates the reason of a failed payout from an account without a name', async () => {
  const failed = { ...payout, status: 'failed', failureMessage: 'The bank refused the transfer.' };
  const unnamed: Transaction = { ...failed, bankAccountType: undefined };
  openApp('/payouts', { answers: [answer(listTransactions, { transactions: [unnamed], totalCount: 1 })] });
  await expect.element(page.getByText('Payout: The bank refused the transfer · •••• 2109')).toBeVisible();
});

test("leaves failed payouts out of a day's sum", async () => {
  const rows: Transaction[] = [
    { ...payout, id: 'txn_1', status: 'pending' },
    { ...payout, id: 'txn_2', status: 'failed' },
    { ...payout, id: 'txn_3' },
  ];
  openApp('/payouts', { answers: [answer(listTransactions, { transactions: rows, totalCount: 3 })] });
  await expect.poll(() => dayHeadings()).toEqual(['Tuesday, Nov 17, 2026 $1,000.00']);
});

test('links from an empty list of payouts to the withdrawal', async () => {
  openApp('/payouts', { answers: [answer(listTransactions, { transactions: [], totalCount: 0 })] });
  await expect
    .element(page.getByRole('table').getByRole('link', { name: 'Withdraw' }))
    .toHaveAttribute('href', '/overview');
});

test('shows the last four digits of a destination in full on a phone', async () => {
  await page.viewport(320, 640);
  const instrumentDescription = 'Business checking of the Portland roastery';
  const named = { ...payout, refundedAmount: 0, instrumentDescription };
  openApp('/payouts', { answers: [answer(listTransactions, { transactions: [named], totalCount: 1 })] });
  const digits = page.getByText('•••• 2109');
  await expect.element(digits).toBeVisible();
  const status = page.getByRole('row').nth(1).getByText('Completed', { exact: true }).element();
  expect(digits.element().getBoundingClientRect().right).toBeLessThan(status.getBoundingClientRect().left);
});
