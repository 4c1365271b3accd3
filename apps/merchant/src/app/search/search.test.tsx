import { getProfile, getTransaction, listLedgerEntries, listTransactions, search } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
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

const open = async (...first: readonly RequestHandler[]) => {
  const app = openApp('/payments', {
    answers: [
      ...first,
      found,
      answer(listTransactions, { transactions: [payment], totalCount: 1 }),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(getTransaction, payment),
      refuse(getProfile, 'not_found'),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  return app;
};

const field = page.getByRole('combobox', { name: 'Search' });

test('finds an amount by keys alone, and has it among the recent ones afterwards', async () => {
  const { router } = await open();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      return field.elements().length;
    })
    .toBe(1);
  await userEvent.keyboard('128.40');
  await expect.element(page.getByRole('group', { name: 'Found' })).toBeVisible();
  expect(asked.at(-1)).toBe(`${accountId} 128.40`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`/transactions/${payment.id}`);
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: formatCents(payment.amount) })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('group', { name: 'Recent' })).toBeVisible();
});

test('says that nothing was found, and what has to be typed', async () => {
  await open();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('no such thing');
  await expect.element(page.getByText(/^Nothing found\. An ID/)).toBeVisible();
});

test('says that the search did not work', async () => {
  await open(refuse(search, 'unavailable'));
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('no such thing');
  await expect.element(page.getByText('The search did not work. Please try again.')).toBeVisible();
});

test('jumps by g and a letter, but not while something is typed or when single keys are off', async () => {
  const { router } = await open();
  const pathname = () => router.state.location.pathname;
  await expect
    .poll(async () => {
      await userEvent.keyboard('gf');
      return pathname();
    })
    .toBe('/profile');
  await userEvent.keyboard('?');
  const single = page.getByRole('checkbox', { name: /^Use the keys that are pressed without/ });
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
