import {
  getAccountAttention,
  getPayoutReconciliation,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listLedgerEntries,
  listTransactions,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { payment, payments, reconciliation } from '../testing/fixtures.ts';
import { openApp } from '../testing/open-app.tsx';

usePages();

const list = answer(listTransactions, { transactions: payments(2), totalCount: 2 });

test('describes the Disputes link with the number of disputes awaiting a response', async () => {
  const dispute = {
    kind: 'dispute',
    disputeId: 'dsp_0000000000000001',
    amount: 7_320,
    reasonLabel: 'Fraudulent',
    respondBy: '2026-11-28T05:00:00Z',
  } as const;
  openApp('/payments', {
    answers: [
      list,
      answer(getAccountAttention, {
        items: [dispute, { ...dispute, disputeId: 'dsp_2' }, { kind: 'profile', missing: ['ein'] }],
      }),
    ],
  });
  await expect
    .element(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Disputes/ }))
    .toHaveAttribute('aria-description', '2 awaiting your response');
});

test.each([
  [{}, 'Payments'],
  [{ type: 'push' }, 'Payouts'],
  [{ type: 'push', subtype: 'refund' }, 'Refunds'],
] as const)(
  'marks the menu item of a transaction’s list while the transaction is shown (%#)',
  async (differing, name) => {
    openApp(`/transactions/${payment.id}`, {
      answers: [
        answer(getTransaction, { ...payment, ...differing }),
        answer(listLedgerEntries, { data: [], totalCount: 0 }),
        answer(listTransactions, { transactions: [], totalCount: 0 }),
        answer(getTransactionTimeline, { events: [] }),
        answer(getTransactionFees, { ofAmount: 0, fees: [], total: 0 }),
        answer(getPayoutReconciliation, reconciliation),
      ],
    });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByText('No related transactions found')).toBeVisible();
  },
);
