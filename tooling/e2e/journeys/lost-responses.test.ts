import { randomInt } from 'node:crypto';
import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { callAs, sendAs, type SignedIn } from '../product/sign-in-by-call.ts';
import { roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

type Payment = { readonly id: string; readonly amount: number };

let lastAmount = 1_000_000 + randomInt(9_000) * 100;

/**
 * Returns an amount that no other payment has, in whole dollars: the sandbox declines amounts with certain
 * cents.
 */
const anAmount = (): number => {
  lastAmount += 100;
  return lastAmount;
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const paymentsOf = async ({ token, accountId }: SignedIn, amount: number): Promise<readonly Payment[]> => {
  const path = `/transactions?accountId=${accountId}&type=pull&amountMin=${amount}&amountMax=${amount}`;
  return (await callAs<{ transactions: readonly Payment[] }>(webUrl, token, path)).transactions;
};

const open = async () => {
  const visited = await visit({ person: roaster });
  const { page, signedIn } = visited;
  if (!signedIn) throw new Error('Somebody is signed in.');
  return { ...visited, page, signedIn };
};

const isPayment = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/transactions';

/** Lets one payment reach the server but drops its response. Never counts a list of payments as the payment. */
const loseResponse = (page: Page) => {
  let hasLost = false;
  return page.route(
    ({ pathname }) => pathname === '/api/transactions',
    async (route) => {
      if (hasLost || !isPayment(route.request())) return route.fallback();
      hasLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    },
  );
};

const openTerminal = async (page: Page) => {
  await page.goto(`${webUrl}/virtual-terminal`);
  await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
};

const charge = async (page: Page, amount: number) => {
  await page.getByLabel('Amount').fill(dollars(amount));
  await page.getByRole('button', { name: 'Send to terminal' }).click();
};

const titled = (page: Page, end: string) =>
  page.getByText(new RegExp(`^The \\$[\\d,.]+ payment from .* ${end}$`));

test('finds a payment whose response was lost and charges the next customer separately', async () => {
  const { page, signedIn, expectComplaint } = await open();
  const amount = anAmount();
  await openTerminal(page);
  await loseResponse(page);
  expectComplaint({ unanswered: '/api/transactions' });
  await charge(page, amount);
  await titled(page, 'succeeded').waitFor();
  expect(await page.getByText('Payment failed', { exact: true }).count()).toBe(0);
  const [first] = await paymentsOf(signedIn, amount);
  expect(await page.getByRole('link', { name: 'View payment' }).getAttribute('href')).toBe(
    `/transactions/${first?.id ?? ''}`,
  );
  await charge(page, amount);
  await page.getByText('Payment succeeded', { exact: true }).waitFor();
  expect(await paymentsOf(signedIn, amount)).toHaveLength(2);
});

test('finds a payment with an unknown outcome after a reload', async () => {
  const { page, signedIn, expectComplaint } = await open();
  const amount = anAmount();
  await openTerminal(page);
  await loseResponse(page);
  await page.route('**/api/attempts?**', (route) => route.abort());
  expectComplaint({ unanswered: '/api/transactions' }, { unanswered: '/api/attempts' });
  await charge(page, amount);
  await titled(page, 'is still unknown').waitFor();
  await page.unroute('**/api/attempts?**');
  await page.reload();
  await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
  await titled(page, 'succeeded').waitFor();
  expect(await paymentsOf(signedIn, amount)).toHaveLength(1);
});

test('refuses a request that arrives after it was given up, and moves no money', async () => {
  const { page, signedIn, expectComplaint } = await open();
  const amount = anAmount();
  await openTerminal(page);
  const late = Promise.withResolvers<Request>();
  await page.route(
    ({ pathname }) => pathname === '/api/transactions',
    (route) => {
      if (!isPayment(route.request())) return route.fallback();
      late.resolve(route.request());
      return route.abort('connectionreset');
    },
  );
  expectComplaint({ unanswered: '/api/transactions' });
  await charge(page, amount);
  await titled(page, 'has not been received yet').waitFor();
  await page.getByRole('button', { name: 'Give up' }).click();
  await titled(page, 'was given up').waitFor();
  const delayed = await late.promise;
  const body: { referenceId: string } = delayed.postDataJSON();
  await expect(sendAs(webUrl, signedIn.token, '/transactions', body.referenceId, body)).rejects.toThrow(
    '409',
  );
  expect(await paymentsOf(signedIn, amount)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await charge(page, amount);
  await page.getByText('Payment succeeded', { exact: true }).waitFor();
  expect(await paymentsOf(signedIn, amount)).toHaveLength(1);
});

test('looks a payment up in a duplicated tab without sending it again', async () => {
  const { page, signedIn, expectComplaint } = await open();
  const amount = anAmount();
  await openTerminal(page);
  await loseResponse(page);
  await page.route('**/api/attempts?**', (route) => route.abort());
  expectComplaint({ unanswered: '/api/transactions' }, { unanswered: '/api/attempts' });
  await charge(page, amount);
  await titled(page, 'is still unknown').waitFor();
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  expect(stored.filter(([name]) => name.startsWith('attempts '))).toHaveLength(1);
  const duplicate = await page.context().newPage();
  await duplicate.addInitScript((entries) => {
    for (const [name, text] of entries) sessionStorage.setItem(name, text);
  }, stored);
  const sent: Request[] = [];
  duplicate.on('request', (request) => isPayment(request) && sent.push(request));
  await openTerminal(duplicate);
  await titled(duplicate, 'succeeded').waitFor();
  expect(sent).toEqual([]);
  expect(await paymentsOf(signedIn, amount)).toHaveLength(1);
  await duplicate.close();
});
