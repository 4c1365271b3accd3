import {
  closeAttempt,
  emailReceipt,
  findAttempt,
  getPayoutReconciliation,
  getReceipt,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listLedgerEntries,
  listTransactions,
  refundTransaction,
  type Transaction,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import {
  accountId,
  entries,
  events,
  fees,
  payment,
  receipt,
  reconciliation,
  refund,
} from '../../../testing/fixtures.ts';
import { factValue } from '../../../testing/fact-value.ts';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = `/transactions/${payment.id}`;
const usual = [
  answer(getTransaction, ({ params }) => (params.id === refund.id ? refund : payment)),
  answer(listLedgerEntries, { data: entries, totalCount: entries.length }),
  answer(listTransactions, { transactions: [refund], totalCount: 1 }),
  answer(getTransactionTimeline, { events }),
  answer(getTransactionFees, fees),
  answer(getReceipt, receipt),
];
const open = () => openApp(address, { answers: usual });

const dialog = page.getByRole('dialog');
const refundButton = page.getByRole('button', { name: 'Refund' });
const receiptButton = page.getByRole('button', { name: 'Email Receipt' });

test(
  'shows the transaction with its facts, tags, entries and related transactions',
  { meta: { shows: ['spec:2.82', 'spec:2.84', 'spec:2.86', 'spec:2.88', 'spec:3.1'] } },
  async () => {
    open();
    await expect.element(page.getByRole('heading', { level: 1, name: '$128.40' })).toBeVisible();
    await expect.element(page.getByText('Beans, 5 kg, order 2291')).toBeVisible();
    await expect.poll(() => factValue('Currency')).toBe('USD');
    await expect.poll(() => factValue('Payment method')).toBe('Card');
    await expect.poll(() => factValue('Channel')).toBe('Online');
    await expect.poll(() => factValue('Description')).toBe('Beans, 5 kg, order 2291');
    await expect.poll(() => factValue('order')).toBe('2291');
    await expect
      .element(page.getByRole('link', { name: 'pi_01k9q4t774knwwne' }))
      .toHaveAttribute('href', '/payment-instruments/pi_01k9q4t774knwwne');
    const totals = page.getByRole('table', { name: 'Ledger entries' });
    await expect.element(totals.getByRole('row', { name: 'Total credits USD $128.40' })).toBeVisible();
    await expect.element(totals.getByRole('row', { name: 'Total debits USD -$3.72' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Refund of $25.00' }))
      .toHaveAttribute('href', `/transactions/${refund.id}`);
  },
);

test(
  'links a refund to its payment, and offers neither receipt nor refund',
  { meta: { shows: ['spec:2.87', 'spec:6.5'] } },
  async () => {
    openApp(`/transactions/${refund.id}`, { answers: usual });
    await expect
      .element(page.getByRole('link', { name: payment.id }))
      .toHaveAttribute('href', `/transactions/${payment.id}`);
    await expect.element(page.getByRole('heading', { level: 1, name: '$25.00' })).toBeVisible();
    await expect.element(refundButton).not.toBeInTheDocument();
    await expect.element(receiptButton).not.toBeInTheDocument();
  },
);

test.each([
  { name: 'a payment', transaction: { ...payment, refundedAmount: 0 }, stepCount: 3 },
  { name: 'a refunded payment', transaction: { ...payment, refundedAmount: 2500 }, stepCount: 4 },
  {
    name: 'a disputed payment',
    transaction: { ...payment, refundedAmount: 0, disputeStatus: 'pending' },
    stepCount: 4,
  },
  { name: 'a refund', transaction: refund, stepCount: 2 },
  { name: 'an adjustment', transaction: { ...refund, subtype: 'adjustment' }, stepCount: 1 },
  { name: 'a chargeback', transaction: { ...refund, subtype: 'chargeback' }, stepCount: 1 },
])('reserves space for each step of $name while its events load', async ({ transaction, stepCount }) => {
  const loading = Promise.withResolvers<{ events: typeof events }>();
  const { id } = transaction;
  openApp(`/transactions/${id}`, {
    answers: [
      answer(getTransaction, transaction),
      answer(getTransactionTimeline, () => loading.promise),
      ...usual,
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect.element(page.getByText('Created at')).toBeVisible();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect.poll(() => timeline.element().children.length).toBe(stepCount);
  loading.resolve({ events });
  await expect.element(timeline).toHaveAttribute('aria-busy', 'false');
});

test('reserves no space for a payment’s parts while a listed refund loads', async () => {
  const loading = Promise.withResolvers<typeof refund>();
  const list = answer(listTransactions, { transactions: [refund], totalCount: 1 });
  openApp('/refunds', { answers: [answer(getTransaction, () => loading.promise), list, ...usual] });
  await page.getByRole('link', { name: /\$25\.00/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Ledger entries' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What you keep' })).not.toBeInTheDocument();
  loading.resolve(refund);
  await expect.element(page.getByRole('heading', { level: 1, name: '$25.00' })).toBeVisible();
});

test(
  "names each subtype on the transaction's page, with a distinct icon",
  { meta: { shows: ['spec:2.91'] } },
  async () => {
    const icons = new Set<string | undefined>();
    const { answerAlso, shell } = openApp(address, { answers: usual });
    await expect.element(page.getByText('Payment', { exact: true })).toBeVisible();
    for (const subtype of ['refund', 'adjustment', 'chargeback', 'reversal']) {
      answerAlso(answer(getTransaction, { ...refund, subtype }));
      await shell.queryClient().invalidateQueries({ queryKey: [accountId] });
      const word = subtype.charAt(0).toUpperCase() + subtype.slice(1);
      const kind = page.getByText(word, { exact: true }).first();
      await expect.element(kind).toBeVisible();
      icons.add(kind.element().parentElement?.querySelector('svg')?.innerHTML);
    }
    expect(icons.size).toBe(4);
  },
);

test.each(['adjustment', 'chargeback', 'reversal'])(
  "shows the sign of the amount on a %s's page",
  async (subtype) => {
    openApp(`/transactions/${refund.id}`, {
      answers: [
        answer(getTransaction, { ...refund, status: 'succeeded', subtype, balanceEffect: -2_500 }),
        ...usual,
      ],
    });
    await expect.element(page.getByRole('heading', { level: 1, name: '-$25.00', exact: true })).toBeVisible();
  },
);

test('reports that a transaction does not exist', { meta: { shows: ['spec:2.90'] } }, async () => {
  openApp(address, {
    answers: [
      refuse(getTransaction, 'not_found'),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(listTransactions, { transactions: [], totalCount: 0 }),
      answer(getTransactionTimeline, { events: [] }),
    ],
  });
  await expect.element(page.getByText('Transaction not found or could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transaction' })).toBeVisible();
});

test('reports a transaction of another account as not found', { meta: { shows: ['spec:1.2'] } }, async () => {
  openApp(address, {
    answers: [answer(getTransaction, { ...payment, accountId: 'acc_other' }), ...usual],
  });
  await expect.element(page.getByText('Transaction not found or could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('$128.40')).not.toBeInTheDocument();
  await expect.element(refundButton).not.toBeInTheDocument();
});

test('shows a title while a transaction loads', async () => {
  const { promise: isGiven, resolve: give } = Promise.withResolvers<void>();
  openApp(address, {
    answers: [
      answer(getTransaction, async () => {
        await isGiven;
        return payment;
      }),
      ...usual,
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Transaction');
  give();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('$128.40');
});

test.each([
  [payment, 'Payments', '/payments'],
  [refund, 'Refunds', '/refunds'],
  [{ ...payment, type: 'push' } as const, 'Payouts', '/payouts'],
])(
  "links back to the transaction's list: %#",
  { meta: { shows: ['spec:2.81'] } },
  async (shown, name, path) => {
    const { router } = openApp(`/transactions/${shown.id}`, {
      answers: [answer(getTransaction, shown), answer(getPayoutReconciliation, reconciliation), ...usual],
    });
    await page.getByRole('button', { name: `Back to ${name}` }).click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe(path);
  },
);

test.each([
  { name: 'a completed payout', changes: { type: 'push', status: 'completed' } },
  { name: 'a pending refund', changes: { type: 'push', subtype: 'refund', status: 'pending' } },
] as const)('shows no advice about refunding $name', async ({ changes }) => {
  openApp(address, {
    answers: [
      answer(getTransaction, { ...payment, ...changes }),
      answer(getPayoutReconciliation, reconciliation),
      ...usual,
    ],
  });
  await expect.element(page.getByRole('row', { name: /^Total credits USD .*\d/ })).toBeVisible();
  await expect.element(page.getByText(/You can refund it/)).not.toBeInTheDocument();
});

test('reconciles a payout, from the balance after the previous payout to the balance after this payout', async () => {
  const movements = [...reconciliation.movements, { kind: 'payout', entryCount: 1, amount: -12_840 }];
  const closingBalance = reconciliation.closingBalance - 12_840;
  openApp(address, {
    answers: [
      answer(getTransaction, { ...payment, type: 'push' }),
      answer(getPayoutReconciliation, { ...reconciliation, movements, closingBalance }),
      ...usual,
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'How it adds up' })).toBeVisible();
  await expect.element(page.getByText('Difference', { exact: true })).toBeVisible();
  await expect.poll(() => factValue('Payouts (1)')).toBe('-$128.40');
  await expect.poll(() => factValue('Difference')).toBe('$0.00');
  await expect.poll(() => factValue('Closing balance')).toBe('$1,457.97');
});

test('reports that a panel failed to load or is empty, while the rest of the page works', async () => {
  openApp(address, {
    answers: [
      away(listLedgerEntries),
      answer(listTransactions, { transactions: [], totalCount: 0 }),
      ...usual,
    ],
  });
  await expect.element(page.getByText('Error loading ledger entries')).toBeVisible();
  await expect
    .element(page.getByText('Please try again or contact support if the issue persists.'))
    .toBeVisible();
  await expect.element(page.getByText('No related transactions found')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: '$128.40' })).toBeVisible();
});

test('refunds the whole remaining amount once, however often it is confirmed', async () => {
  const sent: Sent[] = [];
  const response = Promise.withResolvers<void>();
  openApp(address, {
    answers: [
      answer(refundTransaction, async (call) => {
        sent.push(call);
        await response.promise;
        return refund;
      }),
      ...usual,
    ],
  });
  await refundButton.click();
  await expect
    .element(
      dialog.getByText(
        "Refunds take 5-10 days to appear on a customer's statement. There are no additional fees for the refund.",
      ),
    )
    .toBeVisible();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('$103.40');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
  response.resolve();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ transactionId: payment.id, amount: 10_340 });
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('explains why less than the whole payment is left to refund', async () => {
  open();
  await refundButton.click();
  await expect.element(dialog.getByText('Already refunded or disputed')).toBeVisible();
  await expect.element(dialog.getByText('-$25.00', { exact: true }).first()).toBeVisible();
});

const opened = {
  kind: 'dispute_opened',
  at: '2026-11-21T10:00:00Z',
  amount: 12_840,
  disputeId: 'dsp_0000000000000001',
} as const;

const spent = { ...payment, refundableAmount: 0 };

test.each([
  [{ ...spent, refundedAmount: 12_840 }, 'This payment is fully refunded.'],
  [spent, 'This payment has no refundable amount left.'],
  [
    { ...spent, disputeStatus: 'pending' },
    'This payment is disputed. You can’t refund it until the dispute is closed.',
  ],
  [
    { ...spent, disputeStatus: 'lost' },
    'You lost a dispute about this payment, so nothing is left to refund.',
  ],
  [{ ...spent, disputeStatus: 'won', refundedAmount: 12_840 }, 'This payment is fully refunded.'],
  [{ ...spent, status: 'pending' }, 'You can refund it or send a receipt once it succeeds.'],
  [{ ...spent, status: 'failed' }, 'This payment failed, so there is nothing to refund.'],
] as const)(
  'explains at the button why a payment cannot be refunded: %#',
  { meta: { shows: ['spec:2.99'] } },
  async (shown, why) => {
    openApp(address, { answers: [answer(getTransaction, shown), ...usual] });
    await expect.element(refundButton).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.poll(() => describedText(refundButton.element())).toContain(why);
    const hasReceipt = shown.status === 'succeeded';
    expect(receiptButton.element().getAttribute('aria-disabled')).toBe(hasReceipt ? null : 'true');
    // The disabled button can be reached by Tab, but does nothing.
    receiptButton.element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(refundButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

const describedText = (element: Element): string | null | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('shows the full amount of a dispute that has grown since it was opened', async () => {
  const increased = { ...opened, kind: 'dispute_increased', at: '2026-11-21T11:00:00Z', amount: 160 };
  openApp(address, {
    answers: [
      answer(getTransaction, { ...payment, refundableAmount: 0 }),
      answer(getTransactionTimeline, { events: [...events, opened, increased] }),
      ...usual,
    ],
  });
  await expect.element(page.getByText('$130.00')).toBeVisible();
  await expect.element(page.getByText('Dispute increased by $1.60')).toBeVisible();
});

test('links a disputed payment to its dispute', { meta: { shows: ['spec:2.100'] } }, async () => {
  openApp(address, {
    answers: [
      answer(getTransaction, { ...payment, refundableAmount: 0, disputeStatus: 'pending' }),
      answer(getTransactionTimeline, { events: [...events, opened] }),
      ...usual,
    ],
  });
  const href = `/disputes/${opened.disputeId}`;
  await expect.element(page.getByRole('link', { name: 'View dispute' })).toHaveAttribute('href', href);
  await expect.element(timeline.getByRole('link', { name: '$128.40' })).toHaveAttribute('href', href);
  await expect.element(page.getByText('Disputed', { exact: true }).first()).toBeVisible();
});

const timeline = page.getByRole('list', { name: 'Timeline' });
const otherEvents = page.getByRole('list', { name: 'Other events' });
const steps = (list = timeline) =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test(
  'shows in the timeline what happened, when and by whom, with links',
  { meta: { shows: ['spec:2.96'] } },
  async () => {
    openApp(address, {
      answers: [
        answer(getTransactionTimeline, {
          events: [
            ...events,
            {
              kind: 'refund_requested',
              at: refund.createdAt,
              amount: 2_500,
              transactionId: refund.id,
              email: 'dana@example.com',
            },
            { kind: 'refund_failed', at: refund.createdAt, amount: 2_500, message: 'The bank said no.' },
            { kind: 'receipt_sent', at: refund.createdAt, recipientEmail: 'guest@example.com' },
            { kind: 'of_tomorrow', at: refund.createdAt, by: 'platform', userId: 'usr_admin' },
          ],
        }),
        ...usual,
      ],
    });
    await expect.element(timeline.getByText(/^Created/)).toBeVisible();
    expect(steps()).toEqual([
      expect.stringMatching(/^Created, done.*2026.* by dana@example\.com$/),
      expect.stringMatching(/^Approved, done/),
      expect.stringMatching(/^Available, done.*in stl_/),
      expect.stringMatching(/^Refund pending, in progress.*\$25\.00 by dana@example\.com$/),
    ]);
    expect(steps(otherEvents)).toEqual([
      expect.stringMatching(/^Refund of \$25\.00 failed.*The bank said no\.$/),
      expect.stringMatching(/^Receipt emailed to guest@example\.com/),
      expect.stringMatching(/^Of_tomorrow.* by the platform \(usr_admin\)$/),
    ]);
    await expect
      .element(timeline.getByRole('link'))
      .toHaveAttribute('href', '/settlements/stl_0000000000000001');
  },
);

test('shows the timeline of a pending payment as waiting for the bank', async () => {
  openApp(address, { answers: [answer(getTransaction, { ...payment, status: 'pending' }), ...usual] });
  await expect.element(timeline.getByText(/^Waiting for the bank/)).toBeVisible();
});

test('shows the amount that the merchant keeps after fees and refunds', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'What you keep' })).toBeVisible();
  await expect.poll(() => factValue('Customer paid')).toBe('$128.40');
  await expect.poll(() => factValue('Fees')).toBe('-$3.72');
  await expect.poll(() => factValue('Refunded')).toBe('-$25.00');
  await expect.poll(() => factValue('You keep')).toBe('$99.68');
  await expect.element(page.getByText('$103.40 left to refund')).toBeVisible();
  await expect.element(page.getByText('Partly refunded').first()).toBeVisible();
});

test('shows who paid and with what, and links to the instrument', async () => {
  open();
  await expect
    .element(page.getByRole('link', { name: 'Visa •••• 4242 · Dana Whitfield' }))
    .toHaveAttribute('href', `/payment-instruments/${payment.paymentInstrumentId}`);
});

const interchangeFees = {
  ...fees,
  fees: fees.fees.map((fee) =>
    fee.category === 'card_percentage_fee'
      ? {
          ...fee,
          parts: [
            { kind: 'interchange_percentage', description: '1.80% of $128.40', amount: 231 },
            { kind: 'percentage', description: '1.10% of $128.40', amount: 141 },
          ],
        }
      : fee,
  ),
};

test('shows fees that have several parts, and their total', { meta: { shows: ['spec:2.101'] } }, async () => {
  openApp(address, { answers: [answer(getTransactionFees, interchangeFees), ...usual] });
  await expect.element(page.getByRole('heading', { name: 'Fees' })).toBeVisible();
  await expect.poll(() => factValue('Interchange 1.80% of $128.40')).toBe('$2.31');
  await expect.poll(() => factValue('Card percentage fee 1.10% of $128.40')).toBe('$1.41');
  await expect.poll(() => factValue('Card flat fee Per card payment')).toBe('$0.30');
  await expect.poll(() => factValue('Total fees')).toBe('$4.02');
});

test('leaves out fees that the ledger entries already explain', async () => {
  let asked = 0;
  openApp(address, {
    answers: [
      answer(getTransactionFees, () => {
        asked += 1;
        return fees;
      }),
      ...usual,
    ],
  });
  await expect.poll(() => asked).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'What you keep' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Fees' })).not.toBeInTheDocument();
});

test('shows the rest of the page if the timeline failed to load', async () => {
  openApp(address, { answers: [refuse(getTransactionTimeline, 'internal'), ...usual] });
  await expect.element(timeline.getByText(/^Created/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Ledger entries' })).toBeVisible();
});

test('shows the refunds of a payment with their reasons', { meta: { shows: ['spec:2.98'] } }, async () => {
  const failedRefund = {
    ...refund,
    id: 'txn_01k9s8refund00002',
    status: 'failed',
    amount: 1_013,
    description: 'Duplicate payment: by mistake',
    failureMessage: 'The bank refused the refund.',
  } as const;
  openApp(address, {
    answers: [answer(listTransactions, { transactions: [refund, failedRefund], totalCount: 2 }), ...usual],
  });
  const refunds = page.getByRole('table', { name: 'Related transactions' });
  await expect.element(refunds.getByText('Duplicate payment: by mistake')).toBeVisible();
  await expect.element(refunds.getByText('Failed: The bank refused the refund.')).toBeVisible();
  await expect.element(refunds.getByText('-$25.00')).toBeVisible();
});

test('sends a refund with a reason and a note', { meta: { shows: ['spec:2.98'] } }, async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      answer(refundTransaction, (call) => {
        sent.push(call);
        return refund;
      }),
      ...usual,
    ],
  });
  await refundButton.click();
  await dialog.getByRole('combobox', { name: 'Reason' }).fill('dup');
  await page.getByRole('option', { name: 'Duplicate payment' }).click();
  await expect.element(dialog.getByText('Not shown to the customer.', { exact: true })).toBeVisible();
  await dialog.getByLabelText('Note').fill(' paid twice ');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { transactionId: payment.id, amount: 10_340, reason: 'Duplicate payment: paid twice' },
  ]);
});

test('refunds a part of a payment, and rejects an amount above the refundable amount', async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      answer(refundTransaction, (call) => {
        sent.push(call);
        return refund;
      }),
      ...usual,
    ],
  });
  await refundButton.click();
  const amount = dialog.getByLabelText('Amount');
  await amount.fill('103.41');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('The amount is more than the refundable amount.')).toBeVisible();
  await amount.fill('25');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ transactionId: payment.id, amount: 2_500 }]);
});

test('asks once before refunding an ambiguous amount', async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      answer(refundTransaction, (call) => {
        sent.push(call);
        return refund;
      }),
      ...usual,
    ],
  });
  await refundButton.click();
  await dialog.getByLabelText('Amount').fill('2,5');
  await expect.element(dialog.getByText('Read as $25.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('Is $25.00 the right amount?')).toBeVisible();
  expect(sent).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ transactionId: payment.id, amount: 2_500 }]);
});

test('refunds the displayed amount, even if more has become refundable', async () => {
  const sent: Sent[] = [];
  const { answerAlso, shell } = openApp(address, {
    answers: [
      answer(refundTransaction, (call) => {
        sent.push(call);
        return refund;
      }),
      ...usual,
    ],
  });
  await refundButton.click();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('$103.40');
  // The earlier refund has failed in the meantime.
  answerAlso(answer(getTransaction, { ...payment, refundableAmount: 12_840 }));
  await shell.queryClient().invalidateQueries();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ transactionId: payment.id, amount: 10_340 }]);
});

test.each([
  ['the amount that is left', undefined, '$78.40'],
  ['the typed amount', '90', '$90'],
] as const)('shows %s after a larger refund was refused', async (_, typed, shown) => {
  let current: Transaction = payment;
  openApp(address, {
    answers: [
      answer(getTransaction, (): Transaction => current),
      refuse(refundTransaction, 'amount_over_refundable'),
      ...usual,
    ],
  });
  await refundButton.click();
  const amount = dialog.getByLabelText('Amount');
  if (typed !== undefined) await amount.fill(typed);
  // Another user refunds $25.00.
  current = { ...payment, refundableAmount: 7_840 };
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('of $78.40')).toBeVisible();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('The amount is more than the refundable amount.');
  await expect.element(amount).toHaveValue(shown);
});

test('reuses the key for the same refund after a lost response, and sends a different refund only after the first is given up', async () => {
  const keys: (string | null)[] = [];
  const closed: unknown[] = [];
  const { answerAlso } = openApp(address, {
    answers: [
      answer(findAttempt, { status: 'not_received' }),
      answer(closeAttempt, ({ body }) => {
        closed.push(body);
        return { status: 'closed' };
      }),
      ...usual,
    ],
  });
  const hear = ({ headers }: Sent) => {
    keys.push(headers.get('Idempotency-Key'));
  };
  answerAlso(away(refundTransaction, hear));
  await refundButton.click();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect.element(dialog.getByText('An error occurred')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await refundButton.click();
  const notReceived = dialog.getByText(/^The \$103\.40 refund from .* has not been received yet$/);
  await expect.element(notReceived).toBeVisible();
  await confirm.click();
  await expect.poll(() => keys).toHaveLength(2);
  await expect.element(dialog.getByText('An error occurred')).toBeVisible();
  await dialog.getByLabelText('Amount').fill('10');
  await confirm.click();
  await expect.element(dialog.getByText(/Give it up before you send another one\.$/)).toBeVisible();
  expect(keys).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect.element(dialog.getByText(/^The \$103\.40 refund from .* was given up$/)).toBeVisible();
  answerAlso(
    answer(refundTransaction, (call) => {
      hear(call);
      return refund;
    }),
  );
  await confirm.click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(closed).toEqual([{ accountId: payment.accountId, call: 'refundTransaction', key: keys[0] }]);
});

test('clears a refund that turns out to have succeeded, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      away(refundTransaction, (call) => {
        sent.push(call);
      }),
      answer(findAttempt, { status: 'succeeded', objectId: refund.id }),
      ...usual,
    ],
  });
  await refundButton.click();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect.element(dialog.getByText(/^The \$103\.40 refund from .* succeeded$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('');
  await confirm.click();
  await expect.element(dialog.getByText('Amount must be greater than 0')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('shows why a refund was refused', async () => {
  openApp(address, { answers: [refuse(refundTransaction, 'dispute_open'), ...usual] });
  await refundButton.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('This payment is disputed. You can’t refund it until the dispute is closed.');
});

test('sends a receipt, but not without a recipient', { meta: { shows: ['spec:5.13'] } }, async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      answer(emailReceipt, (call) => {
        sent.push(call);
        return {};
      }),
      ...usual,
    ],
  });
  await receiptButton.click();
  const send = dialog.getByRole('button', { name: 'Send Receipt' });
  await dialog.getByLabelText('Email').fill('   ');
  await send.click();
  await expect.element(dialog.getByText('Please enter an email address')).toBeVisible();
  await dialog.getByLabelText('Email').fill(' guest@example.com ');
  await send.click();
  await expect.element(page.getByText('Email sent successfully')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { transactionId: payment.id, recipientEmail: 'guest@example.com' },
  ]);
});

test(
  'previews a receipt before it is sent, and links to a printable page',
  { meta: { shows: ['spec:2.102'] } },
  async () => {
    open();
    await receiptButton.click();
    await expect
      .element(dialog.getByText('Receipt from Harbor Coffee Roasters: $128.40', { exact: true }))
      .toBeVisible();
    await expect.poll(() => factValue('Paid with')).toBe('Visa ending in 4242');
    await expect
      .element(dialog.getByRole('link', { name: 'Print receipt' }))
      .toHaveAttribute('href', `/receipts/${payment.id}`);
  },
);

const sendOf = (recipientEmail: string, status: string) => ({
  id: `rcp_${recipientEmail}`,
  recipientEmail,
  status,
  requestedAt: '2026-11-20T14:00:00Z',
  by: 'account',
  email: 'dana@example.com',
});

test(
  'shows the recipient, sender and delivery of earlier receipts, and sends a receipt again',
  { meta: { shows: ['spec:2.102'] } },
  async () => {
    const sent: Sent[] = [];
    openApp(address, {
      answers: [
        answer(getReceipt, {
          ...receipt,
          sends: [sendOf('gone@example.com', 'refused'), sendOf('guest@example.com', 'sent')],
        }),
        answer(emailReceipt, (call) => {
          sent.push(call);
          return {};
        }),
        ...usual,
      ],
    });
    await receiptButton.click();
    const before = dialog.getByRole('list', { name: 'Previously sent' });
    await expect.element(before.getByText('Refused by the mail server')).toBeVisible();
    await expect.element(before.getByText('Accepted by the mail server')).toBeVisible();
    await expect.element(before.getByText(/by dana@example\.com$/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Send again to guest@example.com' }).click();
    await expect.element(page.getByText('Email sent successfully')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { transactionId: payment.id, recipientEmail: 'guest@example.com' },
    ]);
  },
);

test('sends a receipt again under the same key after a lost response', async () => {
  const sent: Sent[] = [];
  const { answerAlso } = openApp(address, {
    answers: [
      away(emailReceipt, (call) => sent.push(call)),
      answer(findAttempt, { status: 'not_received' }),
      ...usual,
    ],
  });
  await receiptButton.click();
  await dialog.getByLabelText('Email').fill('guest@example.com');
  const send = dialog.getByRole('button', { name: 'Send Receipt' });
  await send.click();
  await expect.element(dialog.getByText(/^The receipt from .* has not been received yet$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('guest@example.com');
  await expect.element(page.getByText('Email sent successfully')).not.toBeInTheDocument();
  answerAlso(
    answer(emailReceipt, (call) => {
      sent.push(call);
      return {};
    }),
  );
  await send.click();
  await expect.element(page.getByText('Email sent successfully')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByText('Email sent successfully').elements()).toHaveLength(1);
  const body = { transactionId: payment.id, recipientEmail: 'guest@example.com' };
  expect(sent.map((call) => call.body)).toEqual([body, body]);
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

test('lists a receipt that turns out to have been sent, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  const { answerAlso } = openApp(address, {
    answers: [
      away(emailReceipt, (call) => sent.push(call)),
      answer(findAttempt, { status: 'succeeded' }),
      ...usual,
    ],
  });
  await receiptButton.click();
  await expect.element(dialog.getByRole('link', { name: 'Print receipt' })).toBeVisible();
  await expect.element(dialog.getByRole('list', { name: 'Previously sent' })).not.toBeInTheDocument();
  answerAlso(answer(getReceipt, { ...receipt, sends: [sendOf('guest@example.com', 'sent')] }));
  await dialog.getByLabelText('Email').fill('guest@example.com');
  const send = dialog.getByRole('button', { name: 'Send Receipt' });
  await send.click();
  await expect.element(dialog.getByText(/^The receipt from .* succeeded$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('');
  const before = dialog.getByRole('list', { name: 'Previously sent' });
  await expect.element(before.getByText('guest@example.com')).toBeVisible();
  await send.click();
  await expect.element(dialog.getByText('Please enter an email address')).toBeVisible();
  await expect.element(page.getByText('Email sent successfully')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test("shows the server's message about the recipient at the field", async () => {
  openApp(address, {
    answers: [
      refuse(emailReceipt, 'invalid_input', undefined, { recipientEmail: 'This is no email address.' }),
      ...usual,
    ],
  });
  await receiptButton.click();
  await expect.element(page.getByRole('dialog', { name: 'Email Receipt' })).toBeVisible();
  await dialog.getByLabelText('Email').fill('guest');
  await dialog.getByRole('button', { name: 'Send Receipt' }).click();
  await expect
    .element(dialog.getByLabelText('Email'))
    .toHaveAccessibleDescription('This is no email address.');
  await expect.element(dialog.getByText('Some fields aren’t valid.')).not.toBeInTheDocument();
});

test('closes a dialog on Escape and on a click outside, and returns the focus', async () => {
  open();
  await refundButton.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(refundButton).toHaveFocus();
  await refundButton.click();
  await expect.element(dialog).toBeVisible();
  const scrim = dialog.element().parentElement;
  if (!scrim) throw new Error('The dialog has nothing around it.');
  await userEvent.click(scrim, { position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

const failed = (failureCode: string) =>
  openApp(address, {
    answers: [
      answer(getTransaction, {
        ...payment,
        status: 'failed',
        failureMessage: 'Insufficient funds.',
        failureCode,
      }),
      ...usual.slice(1),
    ],
  });

test('explains what happened to a failed payment and what to do', async () => {
  failed('insufficient_funds');
  await expect.element(page.getByText('Insufficient funds.', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/No money was taken\. Ask the customer for another card, or try again later\.$/))
    .toBeVisible();
});

test("shows only the processor's message for an unknown failure code", async () => {
  failed('new');
  await expect.element(page.getByText('Insufficient funds.', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/No money was taken/)).not.toBeInTheDocument();
});

test.each([
  [{}, 'Try again with another card', '/payment-instruments/create'],
  [{ method: 'ach' }, 'Try again with another account', '/payment-instruments/create'],
  [{ channel: 'in_person' }, 'Try again with another card', '/virtual-terminal'],
  [{ channel: 'in_person', failureCode: 'terminal_offline' }, 'Try again', '/virtual-terminal'],
] as const)('offers to retry a failed payment: %#', async (differing, name, href) => {
  openApp(address, {
    answers: [
      answer(getTransaction, { ...payment, status: 'failed', failureMessage: 'Declined.', ...differing }),
      ...usual,
    ],
  });
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});

test('restores the typed refund after a click outside the dialog, but not after Cancel', async () => {
  open();
  await refundButton.click();
  await dialog.getByLabelText('Amount').fill('12.50');
  await dialog.getByLabelText('Note').fill('Broken bag');
  await clickBesideDialog();
  await refundButton.click();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('$12.50');
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('Broken bag');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await refundButton.click();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('$103.40');
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('');
});

test('discards the typed refund with a message if the refundable amount changed before the dialog reopens', async () => {
  const { answerAlso, shell } = openApp(address, { answers: usual });
  await refundButton.click();
  await dialog.getByLabelText('Amount').fill('12.50');
  await clickBesideDialog();
  answerAlso(answer(getTransaction, { ...payment, refundableAmount: 2_000 }));
  await shell.queryClient().invalidateQueries();
  await refundButton.click();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('$20.00');
  await expect.element(dialog.getByText(/^The limit has changed/)).toBeVisible();
  await dialog.getByLabelText('Amount').fill('12.50');
  await expect.element(dialog.getByText(/^The limit has changed/)).not.toBeInTheDocument();
});

test('restores the typed receipt address after a click outside the dialog, and turns off autofill', async () => {
  open();
  await receiptButton.click();
  await expect.element(dialog.getByLabelText('Email')).toHaveAttribute('autocomplete', 'off');
  await dialog.getByLabelText('Email').fill('jane@example.com');
  await clickBesideDialog();
  await receiptButton.click();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('jane@example.com');
});
