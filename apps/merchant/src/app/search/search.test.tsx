import {
  checkSession,
  getAccountSettings,
  getProfile,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listLedgerEntries,
  listTransactions,
  search,
} from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import type { RequestHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { accountId, payments } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const [payment] = payments(1);
if (!payment) throw new Error('There is no payment.');

const asked: string[] = [];
const nothing = { transactions: [], paymentInstruments: [], settlements: [] };

beforeEach(() => {
  asked.length = 0;
  window.localStorage.removeItem('single keys');
});

const found = answer(search, ({ query }: Sent) => {
  asked.push(`${query.get('accountId') ?? ''} ${query.get('text') ?? ''}`);
  return query.get('text') === '128.40' ? { ...nothing, transactions: [payment] } : nothing;
});

const begin = (...first: readonly RequestHandler[]) =>
  openApp('/payments', {
    answers: [
      ...first,
      found,
      answer(listTransactions, { transactions: [payment], totalCount: 1 }),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(getTransaction, payment),
      answer(getTransactionTimeline, { events: [] }),
      answer(getTransactionFees, { ofAmount: payment.amount, total: 0, fees: [] }),
      refuse(getProfile, 'not_found'),
    ],
  });

const open = async (...first: readonly RequestHandler[]) => {
  const app = begin(...first);
  await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  return app;
};

const field = page.getByRole('combobox', { name: 'Search' });

test('finds a payment by its amount with the keyboard alone, and shows recent results afterward', async () => {
  const { router } = await open();
  await userEvent.keyboard('{Control>}k{/Control}128.40');
  await expect.element(page.getByRole('group', { name: 'Results' })).toBeVisible();
  expect(asked.at(-1)).toBe(`${accountId} 128.40`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`/transactions/${payment.id}`);
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: formatCents(payment.amount) })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('group', { name: 'Recent' })).toBeVisible();
});

test('searches for a two-digit amount, but not for a two-letter word', async () => {
  await open();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('be');
  await field.fill('78');
  await expect.poll(() => asked).toEqual([`${accountId} 78`]);
});

test('opens the search before the screen renders, without losing keystrokes or passing them to the screen', async () => {
  const { router } = begin();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('gf/?128.{ArrowLeft}5{ArrowRight}4');
  await expect.element(page.getByRole('status').getByText(/^No results/)).toBeVisible();
  await expect.element(field).toHaveValue('gf/?1285.4');
  // Types at the caret, whose position the palette has copied along with the text.
  await userEvent.keyboard('0');
  await expect.element(field).toHaveValue('gf/?1285.40');
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe('/payments');
});

test('keeps the search closed outside account screens, and closes it when an expired session leads to sign-in', async () => {
  const { router } = openApp('/payments', {
    answers: [
      refuse(checkSession, 'unauthenticated'),
      answer(listTransactions, { transactions: [], totalCount: 0 }),
    ],
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).not.toBeInTheDocument();
});

test('shows a correction in the results with its sign', async () => {
  const correction = {
    ...payment,
    type: 'push',
    subtype: 'adjustment',
    amount: 250,
    balanceEffect: -250,
    lastFour: undefined,
    ownerName: undefined,
  };
  await open(answer(search, { ...nothing, transactions: [correction] }));
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('2.50');
  const option = page.getByRole('group', { name: 'Results' }).getByRole('option');
  const date = formatDateTime(payment.createdAt);
  await expect
    .element(option)
    .toHaveTextContent(`Beans, 5 kg, order 2291Adjustment · Succeeded · ${date}-$2.50`);
});

test('distinguishes payments of the same amount by card, owner, status and date, and links to all of them', async () => {
  const { router } = await open(
    answer(search, {
      ...nothing,
      transactions: [
        {
          ...payment,
          description: 'Espresso beans',
          status: 'succeeded',
          amount: 12_840,
          cardBrand: 'Visa',
          lastFour: '4242',
        },
        {
          ...payment,
          id: 'txn_other',
          description: undefined,
          amount: 12_840,
          cardBrand: 'Mastercard',
          lastFour: '4444',
          ownerName: 'Kim Reyes',
          status: 'failed',
        },
      ],
      paymentsOfAmount: { amount: 12_840, totalCount: 2 },
    }),
  );
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('128.40');
  const options = page.getByRole('group', { name: 'Results' }).getByRole('option');
  const date = formatDateTime(payment.createdAt);
  await expect
    .element(options.first())
    .toHaveTextContent(
      `Espresso beansPayment · Succeeded · ${date} · Visa •••• 4242 · Dana Whitfield$128.40`,
    );
  await expect
    .element(options.nth(1))
    .toHaveTextContent(`Mastercard •••• 4444Payment · Failed · ${date} · Kim Reyes$128.40`);
  await options.nth(2).click();
  await expect.poll(() => router.state.location.href).toBe('/payments?amountMin=128.4&amountMax=128.4');
});

test('lists the withdrawal first if it matches, and opens its dialog', async () => {
  await open(refuse(getAccountSettings, 'unavailable'));
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('withdraw');
  const first = page.getByRole('listbox', { name: 'Search' }).getByRole('option').first();
  await expect.element(first).toHaveTextContent('Withdraw $24,318.42');
  await first.click();
  await expect.element(page.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
});

test('suggests other search terms if nothing was found', async () => {
  await open();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('no such thing');
  await expect.element(page.getByText(/^No results\. Try a full ID/)).toBeVisible();
});

test('shows a message if the search fails', async () => {
  await open(refuse(search, 'unavailable'));
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('no such thing');
  await expect.element(page.getByText('Search failed. Please try again.')).toBeVisible();
});

test('opens a screen with g and a letter, but not while the user types or if single-key shortcuts are off', async () => {
  const { router } = await open();
  const pathname = () => router.state.location.pathname;
  await expect
    .poll(async () => {
      await userEvent.keyboard('gf');
      return pathname();
    })
    .toBe('/profile');
  await userEvent.keyboard('?');
  const single = page.getByRole('checkbox', { name: /^Turn on single-key shortcuts/ });
  await single.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(single).not.toBeInTheDocument();
  await userEvent.keyboard('gp/');
  await expect.element(field).not.toBeInTheDocument();
  expect(pathname()).toBe('/profile');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('gp');
  await expect.element(field).toHaveValue('gp');
});
