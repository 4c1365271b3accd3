import {
  createTransaction,
  findAttempt,
  getAccount,
  getAccountSettings,
  getPaymentInstrument,
  listLedgerEntries,
} from '@tillbook/contract';
import { expectedArrival, formatCents, formatWeekdayDate } from '@tillbook/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { account, accountId, bankAccount, payment } from '../../../testing/fixtures.ts';
import { factValue } from '../../../testing/fact-value.ts';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
// Fixes the time, since a test that reads the day twice may cross midnight.
beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));
afterEach(() => void vi.useRealTimers());

const payout = {
  ...bankAccount,
  purpose: 'payout',
  bank: { accountType: 'business_checking', accountNumber: '•••• 6789', routingNumber: '110000000' },
};
const settings = {
  defaultPaymentInstrumentId: payout.id,
  statementDescriptor: 'HARBOR COFFEE',
  cardSettlementDays: 2,
  achSettlementDays: 4,
};
const usual = [
  answer(listLedgerEntries, { data: [], totalCount: 0 }),
  answer(getAccountSettings, settings),
  answer(getPaymentInstrument, payout),
];
const paidOut = { ...payment, type: 'push', method: 'ach', status: 'pending' };

const dialog = page.getByRole('dialog');
const amount = dialog.getByLabelText('Amount');
const confirm = dialog.getByRole('button', { name: /^Withdraw/ });

const open = async (...answers: ReturnType<typeof answer>[]) => {
  const app = openApp('/overview', { answers: [...answers, ...usual] });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(dialog.getByText('Business Checking •••• 6789')).toBeVisible();
  return app;
};

test(
  'sends money once to the payout instrument, with the time of the request in its reference',
  { meta: { shows: ['spec:1.10', 'spec:7.11'] } },
  async () => {
    const sent: Sent[] = [];
    await open(
      answer(createTransaction, (call) => {
        sent.push(call);
        return paidOut;
      }),
    );
    await amount.fill('250');
    await confirm.dblClick();
    await expect.element(page.getByText('Withdrawal successful')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View payout' }))
      .toHaveAttribute('href', `/transactions/${paidOut.id}`);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        accountId,
        amount: 25_000,
        type: 'push',
        channel: 'online',
        method: 'ach',
        paymentInstrumentId: payout.id,
        referenceId: expect.stringMatching(/^withdraw-\d{13}$/),
      },
    ]);
  },
);

test('rejects zero and amounts above the available balance', { meta: { shows: ['spec:5.8'] } }, async () => {
  await open();
  await confirm.click();
  await expect.element(dialog.getByText('Amount must be greater than 0')).toBeVisible();
  await amount.fill('24318.43');
  await confirm.click();
  await expect
    .element(dialog.getByText('Amount must be less than or equal to available balance'))
    .toBeVisible();
});

test('shows the remaining balance and the expected arrival, and fills in the whole balance', async () => {
  await open();
  await amount.fill('1234.5');
  await expect.poll(() => factValue('Left')).toBe('$23,083.92');
  await expect.poll(() => factValue('This withdrawal')).toBe('-$1,234.50');
  await dialog.getByRole('button', { name: 'All $24,318.42' }).click();
  await expect.element(amount).toHaveValue('$24,318.42');
  await expect.poll(() => factValue('Left')).toBe('$0.00');
  await expect
    .poll(() => factValue('Expected'))
    .toBe(formatWeekdayDate(expectedArrival(new Date()), { timeZone: 'America/New_York' }));
});

test('groups thousands when the field loses focus, and ungroups them while the user types', async () => {
  await open();
  await amount.fill('9999');
  await userEvent.tab();
  await expect.element(amount).toHaveValue('$9,999.00');
  await amount.click();
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(amount).toHaveValue('$9999.0');
});

test.each([
  ['2,50', '$250.00'],
  ['-50.00', '$50.00'],
  ['(50.00)', '$50.00'],
  ['1.234,56', '$1.23'],
  ['1.234', '$1.23'],
])('asks once before withdrawing an ambiguous amount: %s', async (typed, read) => {
  const sent: Sent[] = [];
  await open(
    answer(createTransaction, (call) => {
      sent.push(call);
      return paidOut;
    }),
  );
  await amount.click();
  await userEvent.keyboard(typed);
  await expect.element(dialog.getByText(`Read as ${read}`)).toBeVisible();
  await confirm.click();
  await expect.element(dialog.getByText(`Is ${read} the right amount?`)).toBeVisible();
  await expect.element(dialog.getByText(`Read as ${read}`)).toBeVisible();
  expect(sent).toHaveLength(0);
  await dialog.getByRole('button', { name: `Withdraw ${read}` }).click();
  await expect.element(page.getByText('Withdrawal successful')).toBeVisible();
  expect(sent.map(({ body }) => formatCents(Object(body).amount))).toEqual([read]);
});

test('asks about an ambiguous amount only once, even if the field completes the amount in between', async () => {
  const sent: Sent[] = [];
  await open(
    answer(createTransaction, (call) => {
      sent.push(call);
      return paidOut;
    }),
  );
  await amount.click();
  await userEvent.keyboard('2,50{Enter}');
  await expect.element(dialog.getByText('Is $250.00 the right amount?')).toBeVisible();
  await expect.element(amount).toHaveValue('$250');
  await confirm.click();
  await expect.element(page.getByText('Withdrawal successful')).toBeVisible();
  expect(sent.map(({ body }) => Object(body).amount)).toEqual([25_000]);
});

test('names the amount on the button, and does not ask about grouped thousands', async () => {
  await open(answer(createTransaction, paidOut));
  await expect.element(dialog.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
  await amount.fill('1,234.56');
  await dialog.getByRole('button', { name: 'Withdraw $1,234.56', exact: true }).click();
  await expect.element(page.getByText('Withdrawal successful')).toBeVisible();
});

test('shows why the server refused a withdrawal', async () => {
  await open(refuse(createTransaction, 'instrument_not_payable'));
  await amount.fill('10');
  await confirm.click();
  await expect
    .element(dialog.getByText('Withdrawals can only go to the current payout instrument.'))
    .toBeVisible();
});

test('reuses the reference if a withdrawal was not received and is confirmed again', async () => {
  const references: unknown[] = [];
  await open(
    away(createTransaction, ({ body }) => references.push(Object(body).referenceId)),
    answer(findAttempt, { status: 'not_received' }),
  );
  await amount.fill('10');
  await confirm.click();
  await expect
    .element(dialog.getByText(/^The \$10\.00 withdrawal from .* has not been received yet$/))
    .toBeVisible();
  await confirm.click();
  await expect.poll(() => references).toHaveLength(2);
  expect(references[1]).toBe(references[0]);
});

test('clears a withdrawal that turns out to have succeeded, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  await open(
    away(createTransaction, (call) => sent.push(call)),
    answer(findAttempt, { status: 'succeeded', objectId: paidOut.id }),
  );
  await amount.fill('10');
  await confirm.click();
  await expect.element(dialog.getByText(/^The \$10\.00 withdrawal from .* succeeded$/)).toBeVisible();
  await expect.element(amount).toHaveValue('');
  await confirm.click();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toHaveLength(1);
});

test('disables the withdrawal and links to the settings if no payout instrument exists', async () => {
  const { defaultPaymentInstrumentId: _, ...without } = settings;
  openApp('/overview', { answers: [answer(getAccountSettings, without), ...usual] });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect
    .element(dialog.getByRole('link', { name: 'Add a payout instrument' }))
    .toHaveAttribute('href', '/settings');
  await expect.element(confirm).toBeDisabled();
});

test('restores the typed withdrawal after a click outside the dialog', async () => {
  await open();
  await amount.fill('250');
  await clickBesideDialog();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(amount).toHaveValue('$250.00');
});

test('discards the typed withdrawal with a message if the balance changed before the dialog reopens', async () => {
  const { answerAlso, shell } = await open();
  await amount.fill('250');
  await clickBesideDialog();
  answerAlso(answer(getAccount, { ...account, availableBalance: 10_000 }));
  await shell.queryClient().invalidateQueries();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(amount).toHaveValue('');
  await expect.element(dialog.getByText(/^The limit has changed/)).toBeVisible();
});
