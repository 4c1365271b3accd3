import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { defaultAppearance, expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { payByCall, type PaidByCall } from '../product/pay-by-call.ts';
import { isWhole } from '../product/test-sample.ts';
import { callAs, sendAs } from '../product/sign-in-by-call.ts';
import { holdCall } from '../screens/mock-call.ts';
import { settled } from '../screens/reading.ts';
import { bikeShop, merchant, openAccount, roaster } from './person.ts';
import { type Visit, visits } from './visits.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();
const { visit: visitInOwnBrowser } = visits();

const openOn = async (visited: Visit, address: string) => {
  const { page, signedIn } = visited;
  if (!signedIn) throw new Error('Somebody is signed in.');
  const follows = nextStream(page);
  await page.goto(webUrl + address);
  await settled(page);
  await follows;
  return { ...visited, signedIn, pay: (amountCents: number) => payByCall(webUrl, signedIn, amountCents) };
};

const opened = async (address: string) => openOn(await visit({ person: roaster }), address);

const openedInOwnBrowser = async (address: string, person = roaster) =>
  openOn(await visitInOwnBrowser({ person }), address);

/** Waits for the event stream; the page receives events from then on. */
const nextStream = async (page: Page): Promise<string> => {
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === '/api/events');
  expect(response.status()).toBe(200);
  return response.url();
};

const shownIds = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .locator('tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));

const firstId = async (page: Page): Promise<string | undefined> => (await shownIds(page))[0];

const arrivals = (page: Page) => page.getByRole('button', { name: /new payment|latest/ });

const announcement = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test('shows payments and a refund without a reload, and announces new payments and balances once', async () => {
  const { page, signedIn, pay } = await opened('/payments');
  const paid = await pay(1234);
  await expect.poll(() => firstId(page)).toBe(paid.id);
  await expect.poll(() => announcement(page, '1 new payment').count()).toBe(1);

  const following = nextStream(page);
  await page.goto(`${webUrl}/transactions/${paid.id}`);
  await following;
  await page.getByText('No related transactions found').waitFor();
  await sendAs(webUrl, signedIn.token, '/transactions/refund', `live-refund-${paid.id}`, {
    transactionId: paid.id,
  });
  await page.getByText('No related transactions found').waitFor({ state: 'hidden' });

  const onOverview = nextStream(page);
  await page.goto(`${webUrl}/overview`);
  await onOverview;
  const pending = page.getByRole('table', { name: 'Pending Ledger' });
  const next = await pay(76_543);
  expect(next.status).toBe('succeeded');
  await pending.getByText('$765.43').waitFor();
  await expect.poll(() => announcement(page, 'Balances updated').count()).toBe(1);
});

test.each(inAppearances([{}]))(
  'offers new rows instead of moving rows under the pointer or the focus',
  async ({ looks }) => {
    const { page, pay } = await opened('/payments');
    const before = await shownIds(page);
    await page.getByRole('table').getByRole('row').nth(5).hover();
    await pay(2100);
    await arrivals(page).filter({ hasText: '1 new payment' }).waitFor();
    expect(await shownIds(page)).toEqual(before);
    await Promise.all([pay(2200), pay(2300)]);
    await arrivals(page).filter({ hasText: '3 new payments' }).waitFor();
    expect(await shownIds(page)).toEqual(before);
    await expectNoFaults(page, looks);
    await page.emulateMedia({ colorScheme: defaultAppearance.colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrivals(page).click();
    await expect.poll(() => shownIds(page)).not.toContain(before.at(-1));
    expect((await shownIds(page)).slice(3)).toEqual(before.slice(0, 12));
    await arrivals(page).waitFor({ state: 'detached' });

    await page.mouse.move(1, 1);
    const link = page.getByRole('table').locator('tbody a').nth(2);
    await link.focus();
    const focused = await link.getAttribute('href');
    await pay(2400);
    await arrivals(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(focused);
    await arrivals(page).focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('table').locator('tbody a').first();
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
  },
);

test('shows a refund under the pointer even if the change arrives before the response to the refund', async () => {
  const { page, pay } = await opened('/payments');
  const paid = await pay(5150);
  const following = nextStream(page);
  await page.goto(`${webUrl}/transactions/${paid.id}`);
  await following;
  await page.getByText('No related transactions found').waitFor();

  const isRelated = (url: URL) => url.searchParams.get('parentTransactionId') === paid.id;
  const liveRefresh = page.waitForRequest((request) => isRelated(new URL(request.url())));
  const release = await holdCall(page, isRelated);
  await page.route('**/api/transactions/refund', async (route) => {
    const response = await route.fetch();
    await liveRefresh;
    await route.fulfill({ response });
  });
  await page.getByRole('main').getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Refund successfully requested', { exact: true }).waitFor();
  await page.getByRole('table', { name: 'Ledger entries' }).hover();
  release();
  await page
    .getByRole('table', { name: 'Related transactions' })
    .getByText('Refund', { exact: true })
    .waitFor();
  expect(await arrivals(page).count()).toBe(0);
});

test('neither loses nor repeats a payment in an open list while 100 payments arrive in about a second', async () => {
  const { page, pay, signedIn } = await opened('/payments?pageSize=50');
  await page.evaluate(() => {
    const faults: string[] = [];
    Object.assign(window, { doubledRows: faults });
    new MutationObserver(() => {
      const links = [...document.querySelectorAll('main tbody a')].map((link) => link.getAttribute('href'));
      if (new Set(links).size < links.length) faults.push(links.join(' '));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const paid = await Promise.all(Array.from({ length: 100 }, (_, index) => pay(3000 + index)));
  const ids = new Set(paid.map(({ id }) => id));
  expect(ids.size).toBe(100);
  const path = `/transactions?accountId=${signedIn.accountId}&type=pull&limit=100`;
  const { transactions } = await callAs<{ transactions: readonly PaidByCall[] }>(
    webUrl,
    signedIn.token,
    path,
  );
  const newest = transactions.map(({ id }) => id);
  expect(new Set(newest)).toEqual(ids);
  await expect.poll(() => shownIds(page)).toEqual(newest.slice(0, 50));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => shownIds(page)).toEqual(newest.slice(50));
  expect(await page.evaluate(() => Reflect.get(window, 'doubledRows'))).toEqual([]);
});

/** The drill (`npm run drill -- failures`) cuts the connection ten times. */
const cuts = isWhole ? 10 : 3;

test(`resumes a connection that is cut ${cuts} times without losing changes`, async () => {
  const { page, pay, expectComplaint } = await opened('/payments');
  // The disconnection may interrupt a request for changes or an idle download.
  expectComplaint({ unanswered: '/api/' }, { unanswered: '/assets/' });
  for (let time = 1; time <= cuts; time += 1) {
    await page.context().setOffline(true);
    const missed = await pay(4000 + time);
    const resumed = nextStream(page);
    await page.context().setOffline(false);
    await resumed;
    await expect.poll(() => firstId(page)).toBe(missed.id);
    const heard = await pay(4100 + time);
    await expect.poll(() => firstId(page)).toBe(heard.id);
  }
});

test('follows an account after it is chosen and stops after sign-out', async () => {
  const { page, signedIn } = await openedInOwnBrowser('/payments');
  await page.goto(`${webUrl}/program-list`);
  const other = nextStream(page);
  await openAccount(page, 'Harbor Platform');
  expect(await other).not.toContain(signedIn.accountId);
  const onList = nextStream(page);
  await page.goto(`${webUrl}/payments`);
  await onList;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  // A stream opened by the signed-out page would precede the stream of the next session.
  await page.getByLabel('Email').fill(merchant.email);
  await page.getByLabel('Password').fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const next = nextStream(page);
  await openAccount(page, 'Harbor Coffee Roasters');
  const address = await next;
  expect(address).toContain(signedIn.accountId);
  expect(asked.filter((one) => one.includes('/api/events'))).toEqual([address]);
});

test('stops following while the page is hidden and refreshes when it is visible again', async () => {
  const { page, pay } = await opened('/payments');
  const show = (isVisible: boolean) =>
    page.evaluate(
      (visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isVisible ? 'visible' : 'hidden',
    );
  const ended = page.waitForEvent('requestfailed', (one) => one.url().includes('/api/events'));
  await show(false);
  await ended;
  const missed = await pay(5100);
  const resumed = nextStream(page);
  await show(true);
  await resumed;
  await expect.poll(() => firstId(page)).toBe(missed.id);
});

test("sends an account's changes only to its own followers", async () => {
  const shop = await openedInOwnBrowser('/payments', bikeShop);
  const cafe = await openedInOwnBrowser('/payments');
  const lists: string[] = [];
  shop.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/transactions') lists.push(request.url());
  });
  const there = await cafe.pay(6100);
  // The other account's followers have already received the change and reloaded their list.
  await expect.poll(() => firstId(cafe.page)).toBe(there.id);
  expect(lists).toEqual([]);
  const here = await shop.pay(6200);
  await expect.poll(() => firstId(shop.page)).toBe(here.id);
});
