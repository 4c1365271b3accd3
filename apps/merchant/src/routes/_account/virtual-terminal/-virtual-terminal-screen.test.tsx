import { createTransaction, listDevices } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { accountId, payment } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const devices = answer(listDevices, {
  devices: [
    { id: 'dev_1', name: 'Front counter', serialNumber: 'TB-1' },
    { id: 'dev_2', serialNumber: 'OFFLINE-2' },
  ],
});
const inPerson = { ...payment, channel: 'in_person', serialNumber: 'TB-1' };

const amount = page.getByLabelText('Amount');
const send = page.getByRole('button', { name: 'Send to terminal' });
const open = (...answers: ReturnType<typeof answer>[]) =>
  openApp('/virtual-terminal', { answers: [...answers, devices] });

test(
  'lists devices, one without a name under the word itself',
  { meta: { shows: ['spec:2.105'] } },
  async () => {
    open();
    await expect.element(page.getByRole('radio', { name: /Front counter/ })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^undefined OFFLINE-2$/ })).toBeVisible();
  },
);

test('wants two dollars and a device', { meta: { shows: ['spec:5.6', 'spec:5.7'] } }, async () => {
  open();
  await amount.fill('1.99');
  await send.click();
  await expect.element(page.getByText('Amount must be at least $2')).toBeVisible();
  await amount.fill('2');
  await send.click();
  await expect.element(page.getByText('You must select a device')).toBeVisible();
});

test('charges in person, once, and says that it waits', { meta: { shows: ['spec:7.13'] } }, async () => {
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
});

test.each([
  [
    'a decline',
    answer(createTransaction, { ...inPerson, status: 'failed', failureMessage: 'Your card was declined.' }),
    'Your card was declined.',
  ],
  ['a refusal', refuse(createTransaction, 'device_unknown'), 'There is no such device on this account.'],
  ['any other end', answer(createTransaction, { ...inPerson, status: 'pending' }), 'Payment failed'],
])('%s is a failure, with its reason', async (_, answered, reason) => {
  open(answered);
  await amount.fill('86.5');
  await page.getByText('Front counter').click();
  await send.click();
  await expect.element(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
});

test('the amount is entered by the keys on the screen as well', async () => {
  open();
  for (const key of ['8', '6', 'Decimal point', '5', '9', 'Delete last digit', '0']) {
    await page.getByRole('button', { name: key, exact: true }).click();
  }
  await expect.element(amount).toHaveValue('$86.50');
  await amount.fill('12');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect.element(amount).toHaveValue('$123');
});

test('what has been paid is not sent again by another press', async () => {
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

test('a device that is offline says so, and what to do', async () => {
  open(answer(createTransaction, { ...inPerson, status: 'failed', failureMessage: 'Terminal is offline' }));
  await amount.fill('86.5');
  await page.getByText('OFFLINE-2').click();
  await send.click();
  await expect.element(page.getByText('Terminal is offline')).toBeVisible();
  await expect
    .element(page.getByText('Check that the device is switched on and connected, or choose another one.'))
    .toBeVisible();
});

test('Clear empties the form', { meta: { shows: ['spec:2.107'] } }, async () => {
  open();
  await amount.fill('86.5');
  await page.getByText('Front counter').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(amount).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: /Front counter/ })).not.toBeChecked();
});

test('after Clear the same payment is another one, also where the first one’s end is unknown', async () => {
  const references: unknown[] = [];
  open(
    away(createTransaction, ({ body }) => {
      references.push(Object(body).referenceId);
    }),
  );
  const sendOnce = async (count: number) => {
    await amount.fill('86.5');
    await page.getByRole('group').getByText('Front counter').click();
    await send.click();
    await expect.poll(() => references).toHaveLength(count);
    await expect.element(page.getByText('Payment failed', { exact: true })).toBeVisible();
  };
  await sendOnce(1);
  await sendOnce(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await sendOnce(3);
  expect(references[1]).toBe(references[0]);
  expect(references[2]).not.toBe(references[0]);
});

test('says that devices cannot be had', async () => {
  openApp('/virtual-terminal', { answers: [away(listDevices)] });
  await expect.element(page.getByText('Failed to fetch devices. Please try again later.')).toBeVisible();
});
