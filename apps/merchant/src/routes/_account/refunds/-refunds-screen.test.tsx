import { listTransactions } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { payment, refund } from '../../../testing/fixtures.ts';
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

test('links from an empty list of refunds to the payments', async () => {
  openApp('/refunds', { answers: [answer(listTransactions, { transactions: [], totalCount: 0 })] });
  await expect
    .element(page.getByRole('table').getByRole('link', { name: 'Payments' }))
    .toHaveAttribute('href', '/payments');
});
