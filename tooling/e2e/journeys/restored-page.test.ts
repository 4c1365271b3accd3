import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { screenHeading, settled } from '../screens/reading.ts';
import { merchant, openAccount, roaster, secondMerchant, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

/** Calls that a page makes once it is idle. One of them after the sign-out would end the page's session. */
const idleCalls = ['activity', 'availability', 'balance-changes'];

/** Opens the balances on a page that misses what other tabs store, as a page in the back-forward cache does. */
const openBalances = async (page: Page) => {
  const idle = idleCalls.map((name) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/accounts/${name}`),
  );
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  await Promise.all(idle);
  // Ends its event stream, as a page that enters the cache does.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
};

/**
 * Sends the event with which a browser brings a page back from its back-forward cache, which this Chromium does not
 * have. Returns whether the page could be seen in the next frame.
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

test('Back after another person has signed in shows nothing of the first and leaves the session of the second', async () => {
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

test('Back after signing out in another tab shows the sign-in page', async () => {
  const { page } = await visit({ person: roaster });
  await openBalances(page);
  await signOutIn(await page.context().newPage());
  expect(await restore(page)).toBe(false);
  await screenHeading(page, 'Sign in').waitFor();
});

test('Back after the same person has signed in again continues with the new session', async () => {
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

test('a refusal of an old session in one tab leaves the session that another tab has started', async () => {
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
