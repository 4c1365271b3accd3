import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '../testing/accessibility.ts';
import { drawForm } from '../testing/draw-form.tsx';
import type { PageAround } from '../testing/page-around.ts';
import { BankForm } from './bank-form.tsx';
import { bankMessages } from './messages.ts';

let page: PageAround;
const draw = async (asksBillingAddress: boolean) => {
  page = await drawForm((channel) => <BankForm page={channel} asksBillingAddress={asksBillingAddress} />);
};
afterEach(() => {
  cleanup();
  page.remove();
});

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const submit = () => page.say({ type: 'submit', ticket: 'tkt_1' });

test('asks for the holder, type and numbers of a buyer’s account', async () => {
  await draw(false);
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual(['Account holder name', 'Account type', 'Routing number', 'Account number']);
  const options = [...document.querySelectorAll('option')].map((option) => option.textContent);
  expect(options).toEqual([
    'Choose an account type',
    'Business Savings',
    'Business Checking',
    'Personal Savings',
    'Personal Checking',
  ]);
});

test('asks for a billing address for a payout account', async () => {
  await draw(true);
  await expect.element(screen.getByRole('group', { name: 'Billing address' })).toBeVisible();
  submit();
  await expect.element(field('State')).toHaveAccessibleDescription(bankMessages.stateMissing);
  await expect.element(field('Address line 2')).not.toHaveAttribute('aria-invalid');
});

test('removes the dashes and spaces of a routing number', async () => {
  await draw(false);
  await userEvent.fill(field('Routing number'), '110-000 000');
  await expect.element(field('Routing number')).toHaveValue('110000000');
});

test.each([
  ['Account number', 'DE89370400440532013000', bankMessages.accountNumberWrong],
  ['Account number', '123456789012345678', bankMessages.accountNumberWrong],
  ['Routing number', '1100000001234', bankMessages.routingNumberWrong],
] as const)('does not shorten the %s %s, and rejects it', async (name, number, message) => {
  await draw(false);
  await userEvent.fill(field('Account holder name'), 'Harbor Coffee Roasters LLC');
  await userEvent.selectOptions(field('Account type'), 'Business Checking');
  await userEvent.fill(field('Routing number'), '110000000');
  await userEvent.fill(field('Account number'), '000123456789');
  await userEvent.fill(field(name), number);
  submit();
  await expect.element(field(name)).toHaveAccessibleDescription(message);
  await expect.element(field(name)).toHaveValue(number);
});

test('rejects a routing number with a wrong checksum and focuses it', async () => {
  await draw(false);
  await userEvent.type(field('Account holder name'), 'Harbor Coffee Roasters LLC');
  await userEvent.selectOptions(field('Account type'), 'Business Checking');
  await userEvent.type(field('Routing number'), '110000001');
  await userEvent.type(field('Account number'), '000123456789');
  submit();
  await expect.element(field('Routing number')).toHaveFocus();
  await expect.element(field('Routing number')).toHaveAccessibleDescription(bankMessages.routingNumberWrong);
});

test('focuses a select without a choice', async () => {
  await draw(false);
  await userEvent.type(field('Account holder name'), 'Harbor Coffee Roasters LLC');
  submit();
  await expect.element(field('Account type')).toHaveFocus();
});

test('renders the bank form without axe violations, with and without errors', async () => {
  await draw(true);
  expect(await accessibilityViolations()).toEqual([]);
  submit();
  await expect.element(screen.getByText(bankMessages.stateMissing)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});
