import { listTransactions } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { accountId, payments } from '../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../testing/open-app.tsx';
import { followLists, stepsBackTo, listAddress } from './list-address.ts';

usePages();

const list = answer(listTransactions, { transactions: payments(15), totalCount: 40 });

const seeSecondPage = async () => {
  const { shell, router } = openApp('/refunds', { answers: [list] });
  const leave = followLists(shell, router);
  await router.navigate({ to: '/payments', search: { page: 2 } });
  await expect.element(page.getByText('16–30 of 40')).toBeVisible();
  expect(listAddress(accountId, '/payments')).toBe('/payments?page=2');
  return { shell, leave };
};

test("remembers a list's address for its account only", async () => {
  const { shell, leave } = await seeSecondPage();
  expect(listAddress('acc_other', '/payments')).toBe('/payments');
  expect(listAddress(accountId, '/payouts')).toBe('/payouts');
  shell.store.setAccount({ accountId: 'acc_other' });
  expect(listAddress(accountId, '/payments')).toBe('/payments');
  leave();
});

test("forgets the lists' addresses after a sign-out", async () => {
  const { shell, leave } = await seeSecondPage();
  shell.store.clear();
  expect(listAddress(accountId, '/payments')).toBe('/payments');
  leave();
});

test('counts the steps back to a list, and detects another screen in between', async () => {
  const { shell, router } = openApp('/refunds', { answers: [list] });
  const leave = followLists(shell, router);
  await router.navigate({ to: '/payments', search: { page: 2 } });
  await router.navigate({ to: '/terms' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  expect(stepsBackTo(router, '/payments?page=2')).toBe(1);
  expect(stepsBackTo(router, '/payments')).toBeUndefined();
  await router.navigate({ href: '/terms?page=2' });
  expect(stepsBackTo(router, '/payments?page=2')).toBe(2);
  await router.navigate({ to: '/privacy' });
  expect(stepsBackTo(router, '/payments?page=2')).toBeUndefined();
  leave();
});
