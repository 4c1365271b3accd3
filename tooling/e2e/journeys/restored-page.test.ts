import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { screenHeading, settled } from '../screens/reading.ts';
import { merchant, openAccount, roaster, secondMerchant, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

/** Calls that a page makes when idle. Made after the sign-out, they would end the page's session. */
const idleCalls = ['activity', 'availability', 'balance-changes'];

/**
 * Opens the overview on a page that misses changes in other tabs, as a page in the back-forward cache does.
 */
const openBalances = async (page: Page) => {
  const idle = idleCalls.map((name) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/accounts/${name}`),
  );
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  // The page follows the account a moment after its first screen, and would otherwise connect after its session
  // has ended.
  const stream = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/events');
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  await Promise.all(idle);
  const opened = await stream;
  await opened.response();
  const ended = page.waitForEvent('requestfailed', (request) => request === opened);
  // Ends the page's event stream, as entering the cache does.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await ended;
};

/**
 * Sends the event that restores a page from the back-forward cache, which this Chromium lacks. Returns true
 * if the page is visible immediately afterward.
 */
const restore = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.documentElement.checkVisibility();
  });

const storedEmail = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state: { session?: { email: string } } = JSON.parse(
      localStorage.getItem('account-dashboard') ?? '{}',
    );
    return state.session?.email ?? '';
  });

const signOutIn = async (tab: Page) => {
  await tab.goto(`${webUrl}/overview`);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL('**/login');
};

test("hides the first user's data on Back and keeps the session of the user who signed in later", async () => {
  const { page } = await visit({ person: roaster });
  await openBalances(page);
  const other = await page.context().newPage();
  await signOutIn(other);
  await signIn(other, webUrl, secondMerchant);
  expect(await restore(page)).toBe(false);
  await page.waitForURL('**/program-list');
  await openAccount(page, 'Birchwood Bikes');
  expect(await storedEmail(page)).toBe(secondMerchant.email);
});

test('shows the sign-in page on Back after a sign-out in another tab', async () => {
  const { page } = await visit({ person: roaster });
  await openBalances(page);
  await signOutIn(await page.context().newPage());
  expect(await restore(page)).toBe(false);
  await screenHeading(page, 'Sign in').waitFor();
});

test('continues with the new session on Back after the same user has signed in again', async () => {
  const { page } = await visit({ person: roaster });
  await openBalances(page);
  const other = await page.context().newPage();
  await signOutIn(other);
  await signIn(other, webUrl, merchant);
  expect(await restore(page)).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Settlements' }).click();
  await screenHeading(page, 'Settlements').waitFor();
  await settled(page);
});

test("keeps the session of another tab when a tab's old session is refused", async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 401, path: '/api/' });
  await openBalances(page);
  const other = await page.context().newPage();
  await signOutIn(other);
  await signIn(other, webUrl, secondMerchant);
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
  await page.waitForURL('**/program-list');
  await openAccount(page, 'Birchwood Bikes');
  expect(await storedEmail(page)).toBe(secondMerchant.email);
});
