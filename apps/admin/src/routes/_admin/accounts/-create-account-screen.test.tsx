import {
  createAccount,
  createProgram,
  findAdminAttempt,
  getAccountAdministration,
  listDevices,
  listGrants,
  listPrograms,
} from '@tillbook/contract';
import { cleanup } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { administration } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = '/admin/accounts/create';
const mainStreet = { id: 'prg_0000000000000001', name: 'Main Street' };
const programs = answer(listPrograms, { programs: [mainStreet], totalCount: 1 });
/** Calls of the screen that opens after an account is created. */
const account = [
  answer(getAccountAdministration, administration()),
  answer(listGrants, { people: [], totalCount: 0 }),
  answer(listDevices, { devices: [] }),
];

const form = page.getByRole('form', { name: 'Create account' });
const field = (label: string) => form.getByLabelText(label, { exact: true });
const program = form.getByRole('combobox', { name: 'Program' });
const press = () => form.getByRole('button', { name: 'Create account' }).click();

const open = async (...answers: readonly RequestHandler[]) => {
  const app = openApp(address, { answers: [...answers, programs, ...account] });
  await expect.element(form).toBeVisible();
  return app;
};

const texts: readonly (readonly [label: string, text: string])[] = [
  ['Account name', 'Harbor Coffee'],
  ['Legal name', 'Harbor Coffee LLC'],
  ['Card settlement days', '2'],
  ['ACH settlement days', '4 business days'],
  ['Online percentage', '2.9'],
  ['Online flat fee', '0.30'],
  ['In person percentage', '2.6'],
  ['In person flat fee', '0.1'],
  ['ACH percentage', '0.8'],
  ['ACH minimum fee', '0.25'],
  ['ACH maximum fee', '5'],
];

const fillTexts = async () => {
  for (const [label, text] of texts) await field(label).fill(text);
};
const fillAll = async () => {
  await fillTexts();
  await program.fill('Main');
  await userEvent.keyboard('{Enter}');
};

const body = {
  programId: mainStreet.id,
  name: 'Harbor Coffee',
  legalName: 'Harbor Coffee LLC',
  type: 'merchant',
  currency: 'usd',
  cardSettlementDays: 2,
  achSettlementDays: 4,
  feeProfile: administration().feeProfile,
};

test('creates an account once, with an idempotency key, and opens the screen that manages it', async () => {
  const sent: Sent[] = [];
  const { router } = await open(
    answer(createAccount, (call) => {
      sent.push(call);
      return administration();
    }),
  );
  await expect.element(field('Account name')).toHaveFocus();
  await fillAll();
  await form.getByRole('button', { name: 'Create account' }).dblClick();
  await expect.element(page.getByText('Merchant 1 created')).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts/acc_0000000000000001');
  expect(sent.map((call) => call.body)).toEqual([body]);
  expect(sent[0]?.headers.get('idempotency-key')).toHaveLength(32);
});

test('names each missing field of a new account, and sends nothing', async () => {
  const sent: Sent[] = [];
  await open(
    answer(createAccount, (call) => {
      sent.push(call);
      return administration();
    }),
  );
  await press();
  for (const label of ['Account name', 'Legal name', 'Card settlement days', 'Online flat fee']) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(program).toHaveAccessibleDescription('Choose a program.');
  await expect.element(field('Account name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  ['Card settlement days', '120', 'Enter a whole number of days from 0 to 30.'],
  ['Card settlement days', '-3', 'Enter a whole number of days from 0 to 30.'],
  ['ACH settlement days', '2.5', 'Enter a whole number of days from 0 to 30.'],
  ['Online percentage', '2,9', 'Enter a percentage like 2.9, with a dot.'],
  ['Online flat fee', '-0.30', 'Enter an amount like 0.30, with a dot.'],
])(
  'reports an error at the field "%s" with the value "%s", and leaves the text as typed',
  async (label, typed, message) => {
    await open();
    await fillAll();
    await field(label).fill(typed);
    await press();
    await expect.element(field(label)).toHaveAccessibleDescription(message);
    await expect.element(field(label)).toHaveValue(typed);
  },
);

test("shows the server's field errors at the fields, and leaves the typed values in place", async () => {
  await open(
    refuse(createAccount, 'invalid_input', 'Some fields aren’t valid.', {
      name: 'Remove the invisible character.',
      'feeProfile.achTransactionFee.maximumFee': 'The fee can be at most $1,000.00.',
    }),
  );
  await fillAll();
  await press();
  await expect.element(form.getByText('Some fields aren’t valid.')).toBeVisible();
  await expect.element(field('Account name')).toHaveAccessibleDescription('Remove the invisible character.');
  await expect
    .element(field('ACH maximum fee'))
    .toHaveAccessibleDescription('The fee can be at most $1,000.00.');
  await expect.element(field('Legal name')).toHaveValue('Harbor Coffee LLC');
});

const sendByEnter = async () => {
  await field('Account name').click();
  await userEvent.keyboard('{Enter}');
};

test.each([
  ['its button', press],
  ['its first field', sendByEnter],
])(
  'scrolls a refusal and the button below it into view when the form is sent from %s',
  async (_from, send) => {
    await page.viewport(390, 844);
    await open(refuse(createAccount, 'invalid_input', 'Some fields aren’t valid.'));
    await fillAll();
    await send();
    await expect.element(form.getByRole('alert')).toBeInViewport({ ratio: 0.99 });
    await expect
      .element(form.getByRole('button', { name: 'Create account' }))
      .toBeInViewport({ ratio: 0.99 });
  },
);

test('creates an account with the same idempotency key after a lost response', async () => {
  const keys: (string | null)[] = [];
  const { answerAlso } = await open(
    away(createAccount, ({ headers }) => keys.push(headers.get('idempotency-key'))),
    answer(findAdminAttempt, { status: 'not_received' }),
  );
  await fillAll();
  await press();
  await expect.element(form.getByText(/^The account from .* has not been received yet$/)).toBeVisible();
  answerAlso(
    answer(createAccount, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return administration();
    }),
  );
  await press();
  await expect.element(page.getByText('Merchant 1 created')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('creates the first program from the form, and selects it', async () => {
  const riverside = { id: 'prg_0000000000000002', name: 'Riverside' };
  let all: (typeof riverside)[] = [];
  const sent: Sent[] = [];
  await open(
    answer(listPrograms, () => ({ programs: all, totalCount: all.length })),
    answer(createProgram, (call) => {
      sent.push(call);
      all = [riverside];
      return riverside;
    }),
  );
  await expect.element(form.getByText('No programs yet. Create the first one.')).toBeVisible();
  await field('Account name').fill('Harbor Coffee');
  await form.getByRole('button', { name: 'Create program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create program' });
  await dialog.getByRole('button', { name: 'Create program' }).click();
  await expect.element(dialog.getByLabelText('Program name')).toHaveAccessibleDescription('Enter a name.');
  await dialog.getByLabelText('Program name').fill(' Riverside ');
  await userEvent.keyboard('{Enter}');
  await expect.element(program).toHaveValue('Riverside');
  await expect.element(field('Account name')).toHaveValue('Harbor Coffee');
  expect(sent.map((call) => call.body)).toEqual([{ name: 'Riverside' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('retries loading programs after a failure', async () => {
  const { answerAlso } = await open(refuse(listPrograms, 'forbidden'));
  await expect.element(form.getByText('Failed to fetch programs. Please try again later.')).toBeVisible();
  answerAlso(programs);
  await form.getByRole('button', { name: 'Try again' }).click();
  await program.click();
  await expect.element(page.getByRole('option', { name: 'Main Street' })).toBeVisible();
});

test('restores the typed account for the same user after the session expires', async () => {
  const { left } = await open(refuse(createAccount, 'unauthenticated'));
  await fillAll();
  await press();
  await expect.poll(() => left).toHaveLength(1);
  cleanup();
  await open();
  await expect.element(field('Legal name')).toHaveValue('Harbor Coffee LLC');
  await expect.element(field('ACH maximum fee')).toHaveValue('$5');
  await expect.element(program).toHaveValue('Main Street');
});
