import {
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  getDispute,
  listDisputes,
  listLedgerEntries,
  listTransactions,
  type Transaction,
} from '@tillbook/contract';
import { answer, away } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payment } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const rows: Transaction[] = [
  { ...payment, id: 'txn_first', amount: 4845, refundedAmount: 100 },
  { ...payment, id: 'txn_second', amount: 1910 },
  { ...payment, id: 'txn_third', amount: 700, status: 'failed', failureMessage: 'The card was declined.' },
];

const details = [
  answer(getTransaction, ({ params }) => {
    const asked = rows.find(({ id }) => id === params['id']) ?? payment;
    return { ...asked, refundableAmount: asked.status === 'failed' ? 0 : asked.amount };
  }),
  // A focused row preloads its screen.
  answer(listLedgerEntries, { data: [], totalCount: 0 }),
  answer(getTransactionFees, { ofAmount: 4845, fees: [], total: 171 }),
  answer(getTransactionTimeline, {
    events: [{ kind: 'created', at: payment.createdAt, by: 'account', email: 'dana@example.com' }],
  }),
];

const openPayments = async (answers: readonly (typeof details)[number][] = details) => {
  const opened = openApp('/payments', {
    answers: [answer(listTransactions, { transactions: rows, totalCount: 20 }), ...answers],
  });
  await expect.element(row('$48.45')).toBeVisible();
  return opened;
};

const row = (amount: string) => page.getByRole('link', { name: `${amount}, `, exact: false });
const panel = (title: string) => page.getByRole('dialog', { name: title });

const lookIn = async () => {
  row('$48.45').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(panel('Payment of $48.45')).toBeVisible();
};

test('shows the focused payment next to its list, with the customer, the amount kept and the actions', async () => {
  const { router } = await openPayments();
  await lookIn();
  const shown = panel('Payment of $48.45');
  await expect.element(shown.getByText('Dana Whitfield')).toBeVisible();
  await expect.element(shown.getByText('Visa •••• 4242, Online')).toBeVisible();
  await expect.element(shown.getByText('Partly refunded')).toBeVisible();
  await expect.element(shown.getByText('Customer paid', { exact: true })).toBeVisible();
  await expect.element(shown.getByText('-$1.71')).toBeVisible();
  await expect.element(shown.getByText('$45.74')).toBeVisible();
  await expect.element(shown.getByText('Created', { exact: false }).first()).toBeVisible();
  await expect.element(row('$48.45')).toHaveFocus();
  await expect.poll(() => router.state.location.href).toBe('/payments');
  await shown.getByRole('button', { name: 'Refund' }).click();
  await expect.element(page.getByText(/^Refunds take 5-10 days/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(shown).toBeVisible();
  await shown.getByRole('link', { name: 'Open page' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/transactions/txn_first');
});

test('opens the refund of a previewed payment with the refundable amount from the server, not from the list', async () => {
  const loaded = Promise.withResolvers<void>();
  const lost: Transaction = { ...payment, id: 'txn_lost', amount: 4845, disputeStatus: 'lost' };
  delete lost.refundableAmount;
  delete lost.refundedAmount;
  openApp('/payments', {
    answers: [
      answer(listTransactions, { transactions: [lost], totalCount: 1 }),
      answer(getTransaction, async () => {
        await loaded.promise;
        return { ...lost, refundableAmount: 845 };
      }),
      ...details.slice(1),
    ],
  });
  await expect.element(row('$48.45')).toBeVisible();
  await lookIn();
  await panel('Payment of $48.45').getByRole('button', { name: 'Refund' }).click();
  loaded.resolve();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('$8.45');
});

test('moves through the list with j and k without closing the preview, and focuses the last row after closing', async () => {
  const { router } = await openPayments();
  await lookIn();
  // The search handles these keys, so it must have loaded.
  await expect
    .poll(async () => {
      await userEvent.keyboard('j');
      return panel('Payment of $7.00').query();
    })
    .not.toBeNull();
  await expect.element(panel('Payment of $7.00').getByText('The card was declined.')).toBeVisible();
  await expect
    .element(panel('Payment of $7.00').getByRole('button', { name: 'Refund' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('k');
  await expect.element(panel('Payment of $19.10')).toBeVisible();
  await expect.element(row('$19.10')).toHaveFocus();
  expect(document.querySelector('tr[aria-current="true"]')?.textContent).toContain('$19.10');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row('$19.10')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/transactions/txn_second');
});

test("shows the list's values immediately, and omits only values that fail to load", async () => {
  await openPayments([
    ...details.slice(1, 2),
    away(getTransaction),
    away(getTransactionFees),
    away(getTransactionTimeline),
  ]);
  await lookIn();
  const shown = panel('Payment of $48.45');
  await expect.element(shown.getByText('Dana Whitfield')).toBeVisible();
  await expect.element(shown.getByText('Failed to load the timeline. Please try again later.')).toBeVisible();
  await expect.element(shown.getByText('You keep')).not.toBeInTheDocument();
  await expect
    .element(shown.getByRole('button', { name: 'Refund' }))
    .toHaveAccessibleDescription(/^We couldn’t read the amount/);
});

test('closes the preview when another page of the list opens', async () => {
  const { router } = await openPayments();
  await lookIn();
  await router.navigate({ to: '/payments', search: { page: 2 } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test("shows a dispute's response deadline in its preview", async () => {
  const respondBy = new Date(Date.now() + 2.5 * 86_400_000).toISOString();
  openApp('/disputes', {
    answers: [
      answer(listDisputes, [
        {
          id: 'dsp_0000000000000001',
          amount: 21_450,
          transactionId: payment.id,
          createdAt: '2026-11-19T14:00:00Z',
          status: 'pending',
          reason: 'product_not_received',
          respondBy,
        },
      ]),
      away(getDispute),
    ],
  });
  const title = '$214.50 disputed as product not received';
  const dispute = page.getByRole('link', { name: title });
  await expect.element(dispute).toBeVisible();
  dispute.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(panel(title).getByText('2 days left')).toBeVisible();
  await expect.element(panel(title).getByText(/^Respond by .+ or you lose it\.$/)).toBeVisible();
  await expect
    .element(panel(title).getByRole('link', { name: 'Respond' }))
    .toHaveAttribute('href', '/disputes/dsp_0000000000000001');
});

/** Previews a row with Space, and returns a link in its panel. */
const previewedLink = async (amount: string, title: string, name: string) => {
  await expect.element(row(amount)).toBeVisible();
  row(amount).element().focus();
  await userEvent.keyboard(' ');
  return panel(title).getByRole('link', { name, exact: true });
};

test("links a refund's preview to its payment, and a payout's preview to its bank account", async () => {
  const refund: Transaction = {
    ...payment,
    type: 'push',
    subtype: 'refund',
    parentTransactionId: 'txn_paid',
    amount: 500,
  };
  const payout: Transaction = { ...payment, id: 'txn_p', type: 'push', amount: 600, status: 'completed' };
  const failed: Transaction = { ...payout, id: 'txn_f', amount: 700, status: 'failed' };
  const { router } = openApp('/refunds', {
    answers: [
      answer(listTransactions, ({ query }) => ({
        transactions: query.get('subtype') === 'refund' ? [refund] : [payout, failed],
        totalCount: 2,
      })),
      ...details,
    ],
  });
  await expect
    .element(await previewedLink('$5.00', 'Refund of $5.00', 'View payment'))
    .toHaveAttribute('href', '/transactions/txn_paid');
  await router.navigate({ to: '/payouts' });
  await expect
    .element(await previewedLink('$6.00', 'Payout of $6.00', 'View bank account'))
    .toHaveAttribute('href', `/payment-instruments/${payment.paymentInstrumentId ?? ''}`);
  await expect
    .element(await previewedLink('$7.00', 'Payout of $7.00', 'Change bank account'))
    .toHaveAttribute('href', '/settings');
});

test.each([
  { subtype: undefined, title: 'Payout of $6.00', steps: ['Requested', 'Sent to your bank'] },
  { subtype: 'refund' as const, title: 'Refund of $6.00', steps: ['Requested', 'Refunded'] },
])('names the steps in a preview as on the page: $title', async ({ subtype, title, steps }) => {
  const request: Transaction = {
    ...payment,
    id: 'txn_r',
    type: 'push',
    amount: 600,
    status: 'completed',
    ...(subtype && { subtype }),
  };
  openApp('/payouts', {
    answers: [
      answer(listTransactions, { transactions: [request], totalCount: 1 }),
      answer(getTransactionTimeline, {
        events: [
          { kind: 'created', at: payment.createdAt, by: 'account', email: 'dana@example.com' },
          { kind: 'completed', at: payment.createdAt },
        ],
      }),
      ...details,
    ],
  });
  await expect.element(row('$6.00')).toBeVisible();
  row('$6.00').element().focus();
  await userEvent.keyboard(' ');
  for (const step of steps) await expect.element(panel(title).getByText(step, { exact: true })).toBeVisible();
});

test('previews each ledger entry of a payment separately, and moves from one entry to the next', async () => {
  const settled = {
    createdAt: payment.createdAt,
    settledAt: payment.createdAt,
    status: 'settled',
    transactionId: payment.id,
  } as const;
  openApp('/settled-ledger', {
    answers: [
      answer(listLedgerEntries, {
        data: [
          {
            ...settled,
            id: 'ent_1',
            amount: 12_840,
            type: 'credit',
            category: 'transaction',
            afterBalance: 12_840,
            kind: 'payment',
            transactionDescription: 'Beans',
          },
          {
            ...settled,
            id: 'ent_2',
            amount: 372,
            type: 'debit',
            category: 'card_percentage_fee',
            afterBalance: 12_468,
          },
        ],
        totalCount: 2,
      }),
      answer(listTransactions, { transactions: [], totalCount: 0 }),
      ...details,
    ],
  });
  await expect.element(row('$128.40')).toBeVisible();
  row('$128.40').element().focus();
  await userEvent.keyboard(' ');
  const shown = panel('Transaction of $128.40');
  await expect.element(shown.getByText('Payment · Beans')).toBeVisible();
  await expect
    .element(shown.getByRole('link', { name: 'Open page' }))
    .toHaveAttribute('href', `/transactions/${payment.id}`);
  expect(document.querySelectorAll('tr[aria-current="true"]')).toHaveLength(1);
  await userEvent.keyboard('j');
  await expect.element(panel('Card percentage fee of -$3.72').getByText('$124.68')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(shown).toBeVisible();
});
