import {
  createTransaction,
  findAttempt,
  getAccountAttention,
  listDevices,
  listTransactions,
  type AttentionItem,
  type Transaction,
} from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { accountId, payment } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
// Fixes the time, since a test that reads the day twice may cross midnight.
beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));
afterEach(() => void vi.useRealTimers());

const devices = answer(listDevices, {
  devices: [
    { id: 'dev_1', name: 'Front counter', serialNumber: 'TB-1' },
    { id: 'dev_2', serialNumber: 'OFFLINE-2' },
  ],
});
const inPerson = { ...payment, channel: 'in_person', serialNumber: 'TB-1' };

const amount = page.getByLabelText('Amount');
const send = page.getByRole('button', { name: 'Send to terminal' });
const taken = (transactions: Transaction[] = []) =>
  answer(listTransactions, { transactions, totalCount: transactions.length });
const attention = (items: AttentionItem[] = []) => answer(getAccountAttention, { items });
const open = (...answers: ReturnType<typeof answer>[]) =>
  openApp('/virtual-terminal', { answers: [...answers, devices, taken(), attention()] });

test(
  "lists devices, with the specification's text for a device without a name",
  { meta: { shows: ['spec:2.105'] } },
  async () => {
    open();
    await expect.element(page.getByRole('radio', { name: /Front counter/ })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^undefined OFFLINE-2$/ })).toBeVisible();
  },
);

test(
  'requires at least two dollars and a device',
  { meta: { shows: ['spec:5.6', 'spec:5.7'] } },
  async () => {
    open();
    await amount.fill('1.99');
    await send.click();
    await expect.element(page.getByText('Amount must be at least $2')).toBeVisible();
    await expect.element(page.getByText('You must select a device')).toBeVisible();
    await amount.fill('2');
    await send.click();
    await expect.element(page.getByText('You must select a device')).toBeVisible();
    await expect.element(page.getByText('Amount must be at least $2')).not.toBeInTheDocument();
  },
);

test(
  'requires the choice of a device, even if there is only one',
  { meta: { shows: ['spec:5.7'] } },
  async () => {
    open(answer(listDevices, { devices: [{ id: 'dev_1', name: 'Front counter', serialNumber: 'TB-1' }] }));
    await expect.element(page.getByRole('radio', { name: /Front counter/ })).not.toBeChecked();
    await amount.fill('2');
    await send.click();
    await expect.element(page.getByText('You must select a device')).toBeVisible();
  },
);

test('does not preselect the device of an earlier payment', async () => {
  open(taken([{ ...inPerson, description: 'Cappuccino', createdAt: new Date().toISOString() }]));
  await expect.element(page.getByText('Cappuccino')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Front counter/ })).not.toBeChecked();
});

test('shows under a device that it did not respond', async () => {
  const failedAt = '2026-11-25T11:49:00Z';
  open(
    attention([
      { kind: 'device', serialNumber: 'OFFLINE-2', transactionId: payment.id, failureMessage: '', failedAt },
    ]),
  );
  const note = `Did not respond ${formatDateTime(failedAt)}`;
  await expect.element(page.getByRole('radio', { name: `undefined OFFLINE-2 ${note}` })).toBeVisible();
});

test("lists today's in-person payments with their outcomes", async () => {
  const createdAt = new Date().toISOString();
  open(
    taken([
      { ...inPerson, id: 'txn_3', createdAt, amount: 450, description: 'Cappuccino', refundedAmount: 0 },
      { ...inPerson, id: 'txn_2', createdAt, amount: 900, status: 'failed', refundedAmount: 0 },
      { ...inPerson, id: 'txn_1', createdAt: '2026-01-05T12:00:00Z', amount: 12_300 },
    ]),
  );
  const list = page.getByRole('table', { name: 'Taken in person today' });
  await expect.element(list.getByText('Cappuccino')).toBeVisible();
  await expect.element(list.getByText('Failed')).toBeVisible();
  await expect.element(list.getByText('Front counter').first()).toBeVisible();
  await expect.element(list.getByText('$123.00')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'View all' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/payments\?channel=in_person&from=\d{4}-\d\d-\d\d$/));
});

test('sends the description of an in-person payment', async () => {
  const sent: Sent[] = [];
  open(
    answer(createTransaction, (call) => {
      sent.push(call);
      return inPerson;
    }),
  );
  await amount.fill('86.5');
  await page.getByText('Front counter').click();
  await page.getByLabelText('Description').fill(' Cappuccino ');
  await send.click();
  await expect.element(page.getByText('Payment succeeded')).toBeVisible();
  expect(Object(sent[0]?.body).description).toBe('Cappuccino');
  await expect.element(page.getByLabelText('Description')).toHaveValue('');
});

test('stops waiting on request, blocks the waiting device, and shows the outcome when it arrives', async () => {
  const sent: Sent[] = [];
  const ending = Promise.withResolvers<void>();
  open(
    answer(createTransaction, async (call) => {
      sent.push(call);
      await ending.promise;
      return inPerson;
    }),
    answer(findAttempt, () => ({ status: 'succeeded', objectId: payment.id })),
  );
  const counter = page.getByRole('group').getByText('Front counter');
  await amount.fill('86.5');
  await counter.click();
  await send.click();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect.element(page.getByText('Front counter may still take the payment')).toBeVisible();
  await expect.element(amount).toHaveValue('');
  await amount.fill('86.5');
  await counter.click();
  await send.click();
  await expect.element(page.getByText('Front counter is still waiting for a card.')).toBeVisible();
  expect(sent).toHaveLength(1);
  ending.resolve();
  await expect.element(page.getByText('Payment succeeded: $128.40').first()).toBeVisible();
  await expect.element(page.getByText('Front counter may still take the payment')).not.toBeInTheDocument();
  // The next customer's amount stays in the field.
  await expect.element(amount).not.toHaveValue('');
});

test(
  'charges an in-person payment once on a double click, and shows that the device is waiting for a card',
  { meta: { shows: ['spec:7.13'] } },
  async () => {
    const sent: Sent[] = [];
    const charged = Promise.withResolvers<void>();
    open(
      answer(createTransaction, async (call) => {
        sent.push(call);
        await charged.promise;
        return inPerson;
      }),
    );
    await amount.fill('86.5');
    await page.getByText('Front counter').click();
    await send.dblClick();
    await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect.element(page.getByText('Waiting for a card on Front counter')).toBeVisible();
    charged.resolve();
    await expect.element(page.getByText('Payment succeeded')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View payment' }))
      .toHaveAttribute('href', `/transactions/${payment.id}`);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        accountId,
        amount: 8_650,
        type: 'pull',
        channel: 'in_person',
        method: 'card',
        serialNumber: 'TB-1',
        referenceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  },
);

test('keeps the send button, the progress and a decline in view on a phone', async () => {
  await page.viewport(390, 640);
  const ending = Promise.withResolvers<void>();
  open(
    answer(createTransaction, async () => {
      await ending.promise;
      return { ...inPerson, status: 'failed', failureMessage: 'Your card was declined.' };
    }),
  );
  await expect.element(send).toBeInViewport({ ratio: 1 });
  await page.getByText('Front counter').click();
  await amount.fill('86.5');
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  window.scrollTo(0, 0);
  await expect.element(page.getByText('Waiting for a card on Front counter')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('button', { name: 'Stop waiting' })).toBeInViewport({ ratio: 1 });
  ending.resolve();
  await expect.element(page.getByText('Your card was declined.')).toBeInViewport({ ratio: 1 });
});

test.each([
  [
    'a decline',
    answer(createTransaction, { ...inPerson, status: 'failed', failureMessage: 'Your card was declined.' }),
    'Your card was declined.',
  ],
  ['a refusal', refuse(createTransaction, 'device_unknown'), 'This account doesn’t have this device.'],
  [
    'a status other than succeeded',
    answer(createTransaction, { ...inPerson, status: 'pending' }),
    'Payment failed',
  ],
])('reports %s as a failed payment', { meta: { shows: ['spec:8.17'] } }, async (_, answered, reason) => {
  open(answered);
  await amount.fill('86.5');
  await page.getByText('Front counter').click();
  await send.click();
  await expect.element(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
});

test('enters the amount with the on-screen keypad', async () => {
  open();
  for (const key of ['8', '6', 'Decimal point', '5', '9', 'Delete last digit', '0']) {
    await page.getByRole('button', { name: key, exact: true }).click();
  }
  await expect.element(amount).toHaveValue('$86.50');
  await amount.fill('12');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect.element(amount).toHaveValue('$123');
});

test('does not send a completed payment again on another press', async () => {
  const sent: Sent[] = [];
  open(
    answer(createTransaction, (call) => {
      sent.push(call);
      return inPerson;
    }),
  );
  await amount.fill('86.5');
  await page.getByText('Front counter').click();
  await send.click();
  await expect.element(page.getByText('Payment succeeded')).toBeVisible();
  await expect.element(amount).toHaveValue('');
  await send.click();
  await expect.element(page.getByText('Amount must be at least $2')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('reports that a device is offline, and what to do', async () => {
  open(answer(createTransaction, { ...inPerson, status: 'failed', failureMessage: 'Terminal is offline' }));
  await amount.fill('86.5');
  await page.getByText('OFFLINE-2').click();
  await send.click();
  await expect.element(page.getByText('Terminal is offline')).toBeVisible();
  await expect
    .element(page.getByText('Check that the device is turned on and connected, or choose another one.'))
    .toBeVisible();
});

test('empties the form on Clear', { meta: { shows: ['spec:2.107'] } }, async () => {
  open();
  await amount.fill('86.5');
  await page.getByText('Front counter').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(amount).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: /Front counter/ })).not.toBeChecked();
});

const typePayment = async (shown: string) => {
  await amount.fill(shown);
  await page.getByRole('group').getByText('Front counter').click();
};

test('asks once before sending an ambiguous amount to a terminal', async () => {
  const sent: Sent[] = [];
  open(
    answer(createTransaction, (call) => {
      sent.push(call);
      return inPerson;
    }),
  );
  await typePayment('2,50');
  await expect.element(page.getByText('Read as $250.00')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Is $250.00 the right amount?')).toBeVisible();
  expect(sent).toHaveLength(0);
  await send.click();
  await expect.element(page.getByText('Payment succeeded')).toBeVisible();
  expect(sent.map(({ body }) => Object(body).amount)).toEqual([25_000]);
});

test('asks about the next customer’s ambiguous amount as well', async () => {
  const sent: Sent[] = [];
  open(
    answer(createTransaction, (call) => {
      sent.push(call);
      return inPerson;
    }),
  );
  const question = page.getByText('Is $250.00 the right amount?');
  await typePayment('2,50');
  await send.click();
  await expect.element(question).toBeVisible();
  await send.click();
  await expect.element(amount).toHaveValue('');
  await amount.fill('2,50');
  await expect.element(page.getByText('Read as $250.00')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await send.click();
  await expect.element(question).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('finds a payment whose response was lost, and sends the next payment under a new reference', async () => {
  const references: unknown[] = [];
  const { answerAlso } = open(
    away(createTransaction, ({ body }) => {
      references.push(Object(body).referenceId);
    }),
    answer(findAttempt, { status: 'succeeded', objectId: inPerson.id }),
  );
  await typePayment('25');
  await send.click();
  await expect.element(page.getByText(/^The \$25\.00 payment from .* succeeded$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View payment' }))
    .toHaveAttribute('href', `/transactions/${inPerson.id}`);
  await expect.element(page.getByText('Payment failed', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Payment succeeded')).not.toBeInTheDocument();
  answerAlso(
    answer(createTransaction, ({ body }) => {
      references.push(Object(body).referenceId);
      return inPerson;
    }),
  );
  await typePayment('25');
  await send.click();
  await expect.element(page.getByText('Payment succeeded')).toBeVisible();
  expect(references).toHaveLength(2);
  expect(references[1]).not.toBe(references[0]);
});

test('clears a payment that turns out to have succeeded, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  open(
    away(createTransaction, (call) => {
      sent.push(call);
    }),
    answer(findAttempt, { status: 'succeeded', objectId: inPerson.id }),
  );
  await typePayment('25');
  await send.click();
  await expect.element(page.getByText(/^The \$25\.00 payment from .* succeeded$/)).toBeVisible();
  await expect.element(amount).toHaveValue('');
  await send.click();
  await expect.element(page.getByText('Amount must be at least $2')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("reports that a payment's outcome is still unknown, even after Clear, and sends no other payment", async () => {
  const sent: Sent[] = [];
  open(
    away(createTransaction, (call) => {
      sent.push(call);
    }),
    away(findAttempt),
  );
  await typePayment('25');
  await send.click();
  const unknown = page.getByText(/^The \$25\.00 payment from .* is still unknown$/);
  await expect.element(unknown).toBeVisible();
  await expect.element(page.getByText('Payment failed', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear' }).click();
  await typePayment('25');
  await send.click();
  await expect.element(unknown).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('reports that devices failed to load', async () => {
  openApp('/virtual-terminal', { answers: [away(listDevices), taken(), attention()] });
  await expect.element(page.getByText('Failed to fetch devices. Please try again later.')).toBeVisible();
});
