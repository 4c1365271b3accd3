import {
  createTransaction,
  findAttempt,
  getPaymentInstrument,
  listPaymentInstruments,
  listTransactions,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { bankAccount, card, payment } from '../../../testing/fixtures.ts';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const dialog = page.getByRole('dialog');
const openButton = page.getByRole('button', { name: 'Create payment' });
const payButton = dialog.getByRole('button', { name: /^Create payment/ });
const amount = dialog.getByLabelText('Amount');

const one = answer(getPaymentInstrument, ({ params }) => (params.id === bankAccount.id ? bankAccount : card));

const charged = answer(listTransactions, { transactions: [payment], totalCount: 1 });

const openCard = (...more: ReturnType<typeof answer>[]) =>
  openApp(`/payment-instruments/${card.id}`, { answers: [...more, one, charged] });

test(
  'lists owner, type, last four, status and date of instruments, with every status as active',
  { meta: { shows: ['spec:2.109'] } },
  async () => {
    openApp('/payment-instruments', {
      answers: [answer(listPaymentInstruments, { paymentInstruments: [card, bankAccount], totalCount: 2 })],
    });
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    const headings = page.getByRole('columnheader').elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Owner Name',
      'Type',
      'Last Four',
      'Status',
      'Created At',
    ]);
    const cells = page.getByRole('cell').elements();
    expect(cells.map(({ textContent }) => textContent).filter((_, index) => index % 5 < 4)).toEqual([
      'Dana Whitfield',
      'Card',
      '•••• 4242',
      'Active',
      'No owner information',
      'Bank Account',
      'N/A',
      'Active',
    ]);
    await expect
      .element(page.getByRole('link', { name: 'Dana Whitfield, Card •••• 4242' }))
      .toHaveAttribute('href', `/payment-instruments/${card.id}`);
  },
);

test(
  'filters instruments by type, purpose, last four and text from the address, and reverses the order',
  { meta: { shows: ['spec:2.80'] } },
  async () => {
    const sent: Sent[] = [];
    openApp(
      '/payment-instruments?type=card&purpose=buyer&lastFour=4242&text=dana&status=active&amountMin=5&sort=amount&order=asc',
      {
        answers: [
          answer(listPaymentInstruments, (call) => {
            sent.push(call);
            return { paymentInstruments: [card], totalCount: 1 };
          }),
        ],
      },
    );
    for (const chip of ['Type: Card', 'Purpose: Buyer', 'Last four: 4242', 'Description or ID: “dana”']) {
      await expect.element(page.getByRole('button', { name: chip, exact: true })).toBeVisible();
    }
    await expect
      .element(page.getByRole('status').filter({ hasText: '1 payment instrument' }))
      .toBeInTheDocument();
    await expect
      .element(page.getByRole('columnheader', { name: 'Created At' }))
      .toHaveAttribute('aria-sort', 'ascending');
    expect(Object.fromEntries(sent.at(-1)?.query ?? [])).toMatchObject({
      type: 'card',
      purpose: 'buyer',
      lastFour: '4242',
      text: 'dana',
      sortOrder: 'asc',
    });
    expect(sent.at(-1)?.query.has('amountMin')).toBe(false);
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await expect
      .element(page.getByRole('menuitemradio', { name: 'Bank accounts' }))
      .toHaveAttribute('href', '/payment-instruments?type=bank_account');
  },
);

test(
  'shows the actual status on the screen of an instrument',
  { meta: { shows: ['spec:2.111'] } },
  async () => {
    openApp(`/payment-instruments/${bankAccount.id}`, { answers: [one, charged] });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bank Account' })).toBeVisible();
    await expect.element(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect.element(page.getByText('No owner information')).toBeVisible();
  },
);

test('lists the newest payments of an instrument, and links to all of them', async () => {
  const sent: Sent[] = [];
  openApp(`/payment-instruments/${card.id}`, {
    answers: [
      one,
      answer(listTransactions, (call) => {
        sent.push(call);
        return { transactions: [payment], totalCount: 12 };
      }),
    ],
  });
  const table = page.getByRole('table', { name: 'Payments' });
  await expect
    .element(table.getByRole('link', { name: /^\$128\.40/ }))
    .toHaveAttribute('href', `/transactions/${payment.id}`);
  await expect.element(table.getByText('Partly refunded')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'All payments with •••• 4242' }))
    .toHaveAttribute('href', '/payments?lastFour=4242');
  expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({
    paymentInstrumentId: card.id,
    type: 'pull',
  });
});

test('lists the payouts to a payout instrument', async () => {
  const sent: Sent[] = [];
  openApp(`/payment-instruments/${card.id}`, {
    answers: [
      answer(getPaymentInstrument, { ...card, purpose: 'payout' }),
      answer(listTransactions, (call) => {
        sent.push(call);
        return { transactions: [], totalCount: 0 };
      }),
    ],
  });
  await expect.element(page.getByText('No payouts yet')).toBeVisible();
  expect(sent.at(-1)?.query.get('type')).toBe('push');
});

test('shows that an instrument has not been used yet', async () => {
  openCard(answer(listTransactions, { transactions: [], totalCount: 0 }));
  await expect.element(page.getByText('No payments yet')).toBeVisible();
});

test('reports an instrument of another account as not found', async () => {
  openApp(`/payment-instruments/${card.id}`, {
    answers: [answer(getPaymentInstrument, { ...card, accountId: 'acc_other' }), charged],
  });
  await expect.element(page.getByText('Payment instrument not found or could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment instrument' })).toBeVisible();
  await expect.element(openButton).not.toBeInTheDocument();
});

test(
  'shows the headings of an empty list of instruments, and opens the form to create an instrument',
  { meta: { shows: ['spec:2.110'] } },
  async () => {
    const { router } = openApp('/payment-instruments', {
      answers: [answer(listPaymentInstruments, { paymentInstruments: [], totalCount: 0 })],
    });
    await expect.element(page.getByText('No payment instruments yet')).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Owner Name' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Create payment instrument' }))
      .toHaveAttribute('href', '/payment-instruments/create');
    await page.getByRole('button', { name: 'Create payment instrument' }).click();
    await expect.element(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/payment-instruments/create');
  },
);

test('offers no payment with a payout instrument', async () => {
  openApp(`/payment-instruments/${card.id}`, {
    answers: [answer(getPaymentInstrument, { ...card, purpose: 'payout' }), charged],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
  await expect.element(openButton).not.toBeInTheDocument();
});

test(
  'charges a card online under a new reference',
  { meta: { shows: ['spec:2.112', 'spec:7.12'] } },
  async () => {
    const sent: Sent[] = [];
    openCard(
      answer(createTransaction, (call) => {
        sent.push(call);
        return payment;
      }),
    );
    await openButton.click();
    await amount.fill('12.5');
    await payButton.click();
    await expect.element(page.getByText('payment success')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        accountId: card.accountId,
        amount: 1_250,
        type: 'pull',
        channel: 'online',
        method: 'card',
        paymentInstrumentId: card.id,
        referenceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  },
);

test('treats a pending bank payment as successful', async () => {
  openApp(`/payment-instruments/${bankAccount.id}`, {
    answers: [
      answer(createTransaction, ({ body }) => {
        expect(body).toMatchObject({ method: 'ach' });
        return { ...payment, method: 'ach', status: 'pending' };
      }),
      one,
      charged,
    ],
  });
  await openButton.click();
  await amount.fill('30');
  await payButton.click();
  await expect.element(page.getByText('payment success')).toBeVisible();
});

test('shows why a card was declined, and leaves the dialog open', async () => {
  openCard(
    answer(createTransaction, {
      ...payment,
      status: 'failed',
      failureMessage: 'Your card was declined.',
    }),
  );
  await openButton.click();
  await amount.fill('30');
  await payButton.click();
  await expect.element(dialog.getByText('payment failed', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Your card was declined.')).toBeVisible();
  await expect.element(amount).toHaveValue('$30');
});

test('shows the server’s reason for a refused payment', async () => {
  openCard(refuse(createTransaction, 'instrument_not_chargeable'));
  await openButton.click();
  await amount.fill('30');
  await payButton.click();
  await expect.element(dialog.getByText('payment failed', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('This payment instrument can’t be charged.')).toBeVisible();
});

test('shows the server’s message about an invalid field of a payment', async () => {
  openCard(refuse(createTransaction, 'invalid_input', undefined, { amount: 'The amount is too large.' }));
  await openButton.click();
  await amount.fill('30');
  await payButton.click();
  await expect.element(dialog.getByText('The amount is too large.')).toBeVisible();
});

test('names the amount on the button, and asks before charging an ambiguous amount', async () => {
  const sent: Sent[] = [];
  openCard(
    answer(createTransaction, (call) => {
      sent.push(call);
      return payment;
    }),
  );
  await openButton.click();
  await amount.fill('2,50');
  await expect.element(dialog.getByText('Read as $250.00')).toBeVisible();
  await payButton.click();
  await expect.element(dialog.getByText('Is $250.00 the right amount?')).toBeVisible();
  expect(sent).toHaveLength(0);
  await amount.fill('2.50');
  await expect.element(dialog.getByText('Is $250.00 the right amount?')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Create payment of $2.50', exact: true }).click();
  await expect.element(page.getByText('payment success')).toBeVisible();
  expect(sent.map(({ body }) => Object(body).amount)).toEqual([250]);
});

test('sends nothing for an amount of zero', async () => {
  openCard();
  await openButton.click();
  await payButton.click();
  await expect.element(dialog.getByText('Amount must be greater than 0')).toBeVisible();
});

test('charges an instrument once on a double click, reuses the reference until the payment is received, and generates a new reference after a decline', async () => {
  const references: unknown[] = [];
  const hear = ({ body }: Sent) => references.push(referenceOf(body));
  const { answerAlso } = openCard(
    away(createTransaction, hear),
    answer(findAttempt, { status: 'not_received' }),
  );
  await openButton.click();
  await amount.fill('30');
  await payButton.dblClick();
  await expect
    .element(dialog.getByText(/^The \$30\.00 payment from .* has not been received yet$/))
    .toBeVisible();
  await expect.element(dialog.getByText('payment failed')).not.toBeInTheDocument();
  expect(references).toHaveLength(1);

  answerAlso(
    answer(createTransaction, (call) => {
      hear(call);
      return { ...payment, status: 'failed', failureMessage: 'Insufficient funds.' };
    }),
  );
  await payButton.click();
  await expect.element(dialog.getByText('Insufficient funds.')).toBeVisible();
  await payButton.click();
  await expect.poll(() => references).toHaveLength(3);
  expect(references[1]).toBe(references[0]);
  expect(references[2]).not.toBe(references[0]);
});

test('clears a payment that turns out to have succeeded, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  openCard(
    away(createTransaction, (call) => sent.push(call)),
    answer(findAttempt, { status: 'succeeded', objectId: payment.id }),
  );
  await openButton.click();
  await amount.fill('30');
  await payButton.click();
  await expect.element(dialog.getByText(/^The \$30\.00 payment from .* succeeded$/)).toBeVisible();
  await expect.element(amount).toHaveValue('');
  await payButton.click();
  await expect.element(dialog.getByText('Amount must be greater than 0')).toBeVisible();
  expect(sent).toHaveLength(1);
});

const referenceOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'referenceId' in body ? body.referenceId : undefined;

test('restores the typed payment after a click outside the dialog', async () => {
  openCard();
  await openButton.click();
  await amount.fill('31.00');
  await dialog.getByLabelText('Description').fill('Beans');
  await clickBesideDialog();
  await openButton.click();
  await expect.element(amount).toHaveValue('$31.00');
  await expect.element(dialog.getByLabelText('Description')).toHaveValue('Beans');
});
