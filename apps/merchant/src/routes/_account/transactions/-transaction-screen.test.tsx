import {
  emailReceipt,
  getPayoutReconciliation,
  getTransaction,
  listLedgerEntries,
  listTransactions,
  refundTransaction,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-tests/answers';
import { accountId, entries, payment, reconciliation, refund } from '../../../testing/fixtures.ts';
import { factValue } from '../../../testing/fact-value.ts';
import { usePages } from '@tillbook/web-tests/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = `/transactions/${payment.id}`;
const usual = [
  answer(getTransaction, ({ params }) => (params.id === refund.id ? refund : payment)),
  answer(listLedgerEntries, { data: entries, totalCount: entries.length }),
  answer(listTransactions, { transactions: [refund], totalCount: 1 }),
];
const open = () => openApp(address, { answers: usual });

const dialog = page.getByRole('dialog');
const refundButton = page.getByRole('button', { name: 'Refund' });
const receiptButton = page.getByRole('button', { name: 'Email Receipt' });

test('shows the transaction with its facts, tags, entries and what followed from it', async () => {
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
});

test('a refund leads to its original and offers neither receipt nor refund', async () => {
  openApp(`/transactions/${refund.id}`, { answers: usual });
  await expect
    .element(page.getByRole('link', { name: payment.id }))
    .toHaveAttribute('href', `/transactions/${payment.id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: '$25.00' })).toBeVisible();
  expect(refundButton.elements()).toHaveLength(0);
  expect(receiptButton.elements()).toHaveLength(0);
});

test('says on its own page what a transaction with a subtype is, each with an icon of its own', async () => {
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
});

test('says that a transaction is missing', async () => {
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

test('a transaction of another account is missing on this one', async () => {
  openApp(address, {
    answers: [answer(getTransaction, { ...payment, accountId: 'acc_other' }), ...usual],
  });
  await expect.element(page.getByText('Transaction not found or could not be loaded.')).toBeVisible();
  expect(page.getByText('$128.40').elements()).toHaveLength(0);
  expect(refundButton.elements()).toHaveLength(0);
});

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
])('a back button leads to the list the transaction stands in: %#', async (shown, name, path) => {
  const { router } = openApp(`/transactions/${shown.id}`, {
    answers: [answer(getTransaction, shown), answer(getPayoutReconciliation, reconciliation), ...usual],
  });
  await page.getByRole('button', { name: `Back to ${name}` }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

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

test.each([
  ['succeeded', 10_340, 'Refunded or disputed', '-$25.00'],
  ['pending', 0, 'Not refundable', '-$128.40'],
] as const)('says why less of a payment is left: %s', async (status, refundableAmount, reason, lessBy) => {
  openApp(address, {
    answers: [answer(getTransaction, { ...payment, status, refundableAmount }), ...usual],
  });
  await refundButton.click();
  await expect.element(dialog.getByText(reason)).toBeVisible();
  await expect.element(dialog.getByText(lessBy, { exact: true }).first()).toBeVisible();
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

test('sends a receipt, but not to nobody', async () => {
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
