import { listTransactions } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { payment, refund } from '../../../testing/fixtures.ts';
import { rowHeightsPx } from '../../../testing/row-heights.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

test('shows why a refund was made, and for which payment', async () => {
  const rows = [
    { ...refund, description: 'Wrong amount' },
    { ...refund, id: 'txn_other', amount: 1_000 },
  ];
  openApp('/refunds', { answers: [answer(listTransactions, { transactions: rows, totalCount: 2 })] });
  const id = shortIdentifier(payment.id);
  await expect.element(page.getByText(`Wrong amount · Payment ${id}`)).toBeVisible();
  await expect.element(page.getByText(`No reason · Payment ${id}`)).toBeVisible();
});

test('shows why a refund failed before its reason, without making its row taller on a phone', async () => {
  await page.viewport(390, 844);
  const failed = { ...refund, status: 'failed', failureMessage: 'The bank refused the refund.' };
  const rows = [
    refund,
    { ...failed, id: 'txn_1', description: 'Wrong amount' },
    { ...failed, id: 'txn_2' },
    { ...failed, id: 'txn_3', failureMessage: undefined },
    { ...refund, id: 'txn_4' },
  ];
  openApp('/refunds', { answers: [answer(listTransactions, { transactions: rows, totalCount: 5 })] });
  const original = `Payment ${shortIdentifier(payment.id)}`;
  const reason = 'The bank refused the refund';
  await expect.element(page.getByText(`${reason} · Wrong amount · ${original}`)).toBeVisible();
  await expect.element(page.getByText(`${reason} · ${original}`)).toBeVisible();
  await expect.poll(() => page.getByText(`No reason · ${original}`).elements()).toHaveLength(3);
  const [, failedPx, briefPx, unexplainedPx] = rowHeightsPx();
  expect([failedPx, briefPx]).toEqual([unexplainedPx, unexplainedPx]);
});

test('links from an empty list of refunds to the payments', async () => {
  openApp('/refunds', { answers: [answer(listTransactions, { transactions: [], totalCount: 0 })] });
  await expect
    .element(page.getByRole('table').getByRole('link', { name: 'Payments' }))
    .toHaveAttribute('href', '/payments');
});
