import {
  emailReceipt,
  getPayoutReconciliation,
  getReceipt,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listLedgerEntries,
  listTransactions,
  refundTransaction,
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
  'shows the transaction with its facts, tags, entries and what followed from it',
  { meta: { shows: ['spec:2.82', 'spec:2.84', 'spec:2.86', 'spec:2.88', 'spec:3.1'] } },
  async () => {
    open();
    await expect.element(page.getByRole('heading', { level: 1, name: '$128.40' })).toBeVisible();
    expect(factValue('Currency')).toBe('USD');
    expect(factValue('Payment method')).toBe('Card');
    expect(factValue('Channel')).toBe('Online');
    expect(factValue('Description')).toBe('Beans, 5 kg, order 2291');
    expect(factValue('order')).toBe('2291');
    await expect
      .element(page.getByRole('link', { name: 'pi_01k9q4t774knwwne' }))
      .toHaveAttribute('href', '/payment-instruments/pi_01k9q4t774knwwne');
    const totals = page.getByRole('table', { name: 'Ledger entries' });
    await expect.element(totals.getByRole('row', { name: 'Total credits USD $128.40' })).toBeVisible();
    await expect.element(totals.getByRole('row', { name: 'Total debits USD -$3.72' })).toBeVisible();
    await expect.element(totals.getByRole('row', { name: 'Net USD $124.68' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Refund of $25.00' }))
      .toHaveAttribute('href', `/transactions/${refund.id}`);
  },
);

test(
  'a refund leads to its original and offers neither receipt nor refund',
  { meta: { shows: ['spec:2.87', 'spec:6.5'] } },
  async () => {
    openApp(`/transactions/${refund.id}`, { answers: usual });
    await expect
      .element(page.getByRole('link', { name: payment.id }))
      .toHaveAttribute('href', `/transactions/${payment.id}`);
    await expect.element(page.getByRole('heading', { level: 1, name: '$25.00' })).toBeVisible();
    expect(refundButton.elements()).toHaveLength(0);
    expect(receiptButton.elements()).toHaveLength(0);
  },
);

test(
  'says on its own page what a transaction with a subtype is, each with an icon of its own',
  { meta: { shows: ['spec:2.91'] } },
  async () => {
    const icons = new Set<string | undefined>();
    const { answerAlso, shell } = openApp(address, { answers: usual });
    const details = page.getByRole('complementary', { name: 'Details' });
    await expect.element(details.getByText('Beans, 5 kg, order 2291')).toBeVisible();
    for (const subtype of ['refund', 'adjustment', 'chargeback', 'reversal']) {
      answerAlso(answer(getTransaction, { ...refund, subtype }));
      await shell.queryClient().invalidateQueries({ queryKey: [accountId] });
      const kind = details.getByText(subtype.charAt(0).toUpperCase() + subtype.slice(1));
      await expect.element(kind).toBeVisible();
      expect(factValue('Type')).toBe(kind.element().textContent);
      icons.add(details.element().querySelector('svg')?.innerHTML);
    }
    expect(icons.size).toBe(4);
  },
);

test('says that a transaction is missing', { meta: { shows: ['spec:2.90'] } }, async () => {
  openApp(address, {
    answers: [
      refuse(getTransaction, 'not_found'),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(listTransactions, { transactions: [], totalCount: 0 }),
    ],
  });
  await expect.element(page.getByText('Transaction not found or could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transaction' })).toBeVisible();
});

test(
  'a transaction of another account is missing on this one',
  { meta: { shows: ['spec:1.2'] } },
  async () => {
    openApp(address, {
      answers: [answer(getTransaction, { ...payment, accountId: 'acc_other' }), ...usual],
    });
    await expect.element(page.getByText('Transaction not found or could not be loaded.')).toBeVisible();
    expect(page.getByText('$128.40').elements()).toHaveLength(0);
    expect(refundButton.elements()).toHaveLength(0);
  },
);

test('has a title while it loads', async () => {
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
  'a back button leads to the list the transaction stands in: %#',
  { meta: { shows: ['spec:2.81'] } },
  async (shown, name, path) => {
    const { router } = openApp(`/transactions/${shown.id}`, {
      answers: [answer(getTransaction, shown), answer(getPayoutReconciliation, reconciliation), ...usual],
    });
    await page.getByRole('button', { name: `Back to ${name}` }).click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  },
);

test('a payout adds up, from what the payout before left to what it left itself', async () => {
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
  await expect.element(page.getByText('Unexplained', { exact: true })).toBeVisible();
  expect(factValue('Payouts × 1')).toBe('-$128.40');
  expect(factValue('Unexplained')).toBe('$0.00');
  expect(factValue('Closing balance')).toBe('$1,457.97');
});

test('a panel that fails or is empty says so, and the rest of the page works', async () => {
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

test('refunds everything that is left, once however often it is confirmed', async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      answer(refundTransaction, async (call) => {
        sent.push(call);
        await new Promise((resolve) => setTimeout(resolve, 100));
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
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ transactionId: payment.id });
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('says why less of a payment is left', async () => {
  open();
  await refundButton.click();
  await expect.element(dialog.getByText('Refunded or disputed')).toBeVisible();
  await expect.element(dialog.getByText('-$25.00', { exact: true }).first()).toBeVisible();
});

const opened = {
  kind: 'dispute_opened',
  at: '2026-11-21T10:00:00Z',
  amount: 12_840,
  disputeId: 'dsp_0000000000000001',
} as const;
const refunded = { kind: 'refund_requested', at: '2026-11-21T15:26:00Z', amount: 12_840 } as const;
const won = { kind: 'dispute_won', at: '2026-11-22T10:00:00Z', disputeId: opened.disputeId } as const;

test.each([
  ['succeeded', [refunded], 'All of this payment has been refunded.'],
  ['succeeded', [], 'Nothing of this payment is left to refund.'],
  ['succeeded', [opened], 'This payment is disputed. It cannot be refunded until the dispute is closed.'],
  [
    'succeeded',
    [opened, { ...won, kind: 'dispute_lost' }],
    'This payment was lost in a dispute. Nothing of it is left to refund.',
  ],
  ['succeeded', [opened, won, refunded], 'All of this payment has been refunded.'],
  [
    'pending',
    [],
    'This payment has not succeeded yet. Until it has, it cannot be refunded and has no receipt.',
  ],
  ['failed', [], 'This payment has failed: there is nothing to refund, and no receipt.'],
] as const)(
  'a %s payment that cannot be refunded says why at its button: %#',
  { meta: { shows: ['spec:2.99'] } },
  async (status, also, why) => {
    openApp(address, {
      answers: [
        answer(getTransaction, { ...payment, status, refundableAmount: 0 }),
        answer(getTransactionTimeline, { events: [...events, ...also] }),
        ...usual,
      ],
    });
    await expect.element(refundButton).toHaveAccessibleDescription(why);
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(refundButton).toHaveAttribute('aria-disabled', 'true');
    const hasReceipt = status === 'succeeded';
    expect(receiptButton.element().getAttribute('aria-disabled')).toBe(hasReceipt ? null : 'true');
    // It is reached by Tab, and does nothing.
    receiptButton.element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(refundButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dialog.elements()).toHaveLength(0);
  },
);

test('a dispute that grew since it was opened is shown with all of its amount', async () => {
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

test('a disputed payment leads to its dispute', { meta: { shows: ['spec:2.100'] } }, async () => {
  openApp(address, {
    answers: [
      answer(getTransaction, { ...payment, refundableAmount: 0 }),
      answer(getTransactionTimeline, { events: [...events, opened] }),
      ...usual,
    ],
  });
  const href = `/disputes/${opened.disputeId}`;
  await expect.element(page.getByRole('link', { name: 'Show the dispute' })).toHaveAttribute('href', href);
  const disputes = page.getByRole('table', { name: 'Disputes' });
  await expect
    .element(disputes.getByRole('link', { name: 'Dispute of $128.40' }))
    .toHaveAttribute('href', href);
  await expect.element(disputes.getByText('Pending')).toBeVisible();
});

const timeline = page.getByRole('list', { name: 'Timeline' });
const steps = () =>
  timeline
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test(
  'the timeline says what happened, when and by whom, and leads to it',
  { meta: { shows: ['spec:2.96'] } },
  async () => {
    openApp(address, {
      answers: [
        answer(getTransactionTimeline, {
          events: [
            ...events,
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
      expect.stringMatching(/^Created.*2026.* by dana@example\.com$/),
      expect.stringMatching(/^Approved/),
      expect.stringMatching(/^\$124\.38 settled/),
      expect.stringMatching(/^Refund of \$25\.00 failed.*The bank said no\.$/),
      expect.stringMatching(/^Receipt e-mailed to guest@example\.com/),
      expect.stringMatching(/^Of_tomorrow.* by the platform \(usr_admin\)$/),
    ]);
    await expect
      .element(timeline.getByRole('link'))
      .toHaveAttribute('href', '/settlements/stl_0000000000000001');
  },
);

test('the timeline of a payment whose outcome is open ends with waiting for it', async () => {
  openApp(address, { answers: [answer(getTransaction, { ...payment, status: 'pending' }), ...usual] });
  await expect.element(timeline.getByText(/^Waiting for the outcome/)).toBeVisible();
});

test(
  'the fees are said part by part, and what they come to',
  { meta: { shows: ['spec:2.101'] } },
  async () => {
    open();
    await expect.element(page.getByRole('heading', { name: 'Fees' })).toBeVisible();
    await expect.element(page.getByText('Total fees')).toBeVisible();
    expect(factValue('Card percentage fee 2.90% of $128.40')).toBe('$3.72');
    expect(factValue('Card flat fee Per card payment')).toBe('$0.30');
    expect(factValue('Total fees')).toBe('$4.02');
  },
);

test('a payment that has cost nothing says so', async () => {
  openApp(address, {
    answers: [answer(getTransactionFees, { ofAmount: 12_840, fees: [], total: 0 }), ...usual],
  });
  await expect.element(page.getByText('No fees. A payment costs nothing unless it succeeds.')).toBeVisible();
});

test('timeline and fees that cannot be had say so, and are asked for again', async () => {
  const { answerAlso } = openApp(address, {
    answers: [refuse(getTransactionTimeline, 'internal'), refuse(getTransactionFees, 'internal'), ...usual],
  });
  await expect.element(page.getByText('Failed to load the fees. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('Failed to load the timeline. Please try again later.')).toBeVisible();
  answerAlso(answer(getTransactionTimeline, { events }), answer(getTransactionFees, fees));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.first().click();
  await expect.poll(() => again.elements().length).toBe(1);
  await again.click();
  await expect.element(page.getByText('Total fees')).toBeVisible();
  await expect.element(timeline.getByText(/^Created/)).toBeVisible();
});

test(
  'the refunds of a payment stand with their reasons, and with what is left',
  { meta: { shows: ['spec:2.98'] } },
  async () => {
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
    const refunds = page.getByRole('table', { name: 'Refunds' });
    await expect.element(refunds.getByText('Duplicate payment: by mistake')).toBeVisible();
    await expect.element(refunds.getByText('Failed: The bank refused the refund.')).toBeVisible();
    await expect.element(refunds.getByRole('row', { name: 'Refunded $25.00' })).toBeVisible();
    await expect.element(refunds.getByRole('row', { name: 'Left to refund $103.40' })).toBeVisible();
  },
);

test('a refund says why, by a reason, by a note or by both', { meta: { shows: ['spec:2.98'] } }, async () => {
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
  await dialog.getByLabelText('Reason').fill('dup');
  await page.getByRole('option', { name: 'Duplicate payment' }).click();
  await dialog.getByLabelText('Note').fill(' paid twice ');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { transactionId: payment.id, reason: 'Duplicate payment: paid twice' },
  ]);
});

test('refunds a part, and refuses more than is left', async () => {
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
  await expect.element(dialog.getByText('The amount is more than what is left to refund.')).toBeVisible();
  await amount.fill('25');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Refund successfully requested')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ transactionId: payment.id, amount: 2_500 }]);
});

test('after a lost answer the same refund goes out under the same key, another one under another', async () => {
  const keys: (string | null)[] = [];
  const { answerAlso } = openApp(address, { answers: usual });
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
  await confirm.click();
  await expect.poll(() => keys).toHaveLength(2);
  await expect.element(dialog.getByText('An error occurred')).toBeVisible();
  await dialog.getByLabelText('Amount').fill('10');
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
});

test('shows why a refund was refused', async () => {
  openApp(address, { answers: [refuse(refundTransaction, 'dispute_open'), ...usual] });
  await refundButton.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('This payment is disputed. It cannot be refunded until the dispute is closed.');
});

test('sends a receipt, but not to nobody', { meta: { shows: ['spec:5.13'] } }, async () => {
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
  'shows what a receipt says before it is sent, and leads to a page to print',
  { meta: { shows: ['spec:2.102'] } },
  async () => {
    open();
    await receiptButton.click();
    await expect
      .element(dialog.getByText('Receipt from Harbor Coffee Roasters: $128.40', { exact: true }))
      .toBeVisible();
    expect(factValue('Paid with')).toBe('Visa ending in 4242');
    await expect
      .element(dialog.getByRole('link', { name: 'Open it as a page to print' }))
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
  'says to whom a receipt was sent before, by whom and whether it arrived, and sends it again',
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
    const before = dialog.getByRole('list', { name: 'Sent before' });
    await expect.element(before.getByText('Refused by the mail server')).toBeVisible();
    await expect.element(before.getByText('Taken by the mail server')).toBeVisible();
    await expect.element(before.getByText(/by dana@example\.com$/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Send again to guest@example.com' }).click();
    await expect.element(page.getByText('Email sent successfully')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { transactionId: payment.id, recipientEmail: 'guest@example.com' },
    ]);
  },
);

test('says at the field what the server has against the recipient', async () => {
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
  expect(dialog.getByText('Some fields are not valid.').elements()).toHaveLength(0);
});

test('a dialog closes by Escape and by a click beside it, and gives the focus back', async () => {
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

test('a failed payment says what happened and what to do', async () => {
  failed('insufficient_funds');
  await expect.element(page.getByText('Insufficient funds.', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/No money was taken\. Ask the customer for another card, or try again later\.$/))
    .toBeVisible();
});

test('of a reason that is not known it says what is', async () => {
  failed('new');
  await expect.element(page.getByText('Insufficient funds.', { exact: true })).toBeVisible();
  expect(page.getByText(/No money was taken/).elements()).toHaveLength(0);
});
