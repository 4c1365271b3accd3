import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { restoringBrowser } from '../browser/shared-browser.ts';
import { screenHeading, seen, settled } from '../screens/reading.ts';
import { merchant, openAccount, roaster, secondMerchant, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits(restoringBrowser);

/** The heading that each restored page showed in the frame in which it was painted first. */
declare global {
  interface Window {
    paintedAfterRestore: (string | null)[];
  }
}

/**
 * Makes a page miss what other tabs store, as in Firefox, and records what the first frame after a return from the
 * back-forward cache shows.
 */
const missOtherTabs = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    window.paintedAfterRestore = [];
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        const isVisible = document.documentElement.checkVisibility();
        window.paintedAfterRestore.push(isVisible ? (document.querySelector('h1')?.textContent ?? '') : null);
        localStorage.setItem('painted', JSON.stringify(window.paintedAfterRestore));
      });
    });
  });

const painted = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('painted'))) ?? 'null');

const storedEmail = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state: { session?: { email: string } } = JSON.parse(
      localStorage.getItem('account-dashboard') ?? '{}',
    );
    return state.session?.email ?? '';
  });

/** Leaves the balances for the documentation, which is another page of the same origin. */
const leaveForDocumentation = async (page: Page) => {
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  await page.goto(`${webUrl}/docs/guide`);
};

const signOut = async (page: Page) => {
  await page.goto(`${webUrl}/overview`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
};

test('Back after another person has signed in shows nothing of the first and leaves the session of the second', async () => {
  const { page } = await visit({ person: roaster });
  await missOtherTabs(page);
  await leaveForDocumentation(page);
  const other = await page.context().newPage();
  await signOut(other);
  await signIn(other, webUrl, secondMerchant);
  await page.goBack();
  await expect.poll(() => painted(page)).toEqual([null]);
  await openAccount(page, 'Birchwood Bikes');
  await seen(page, 'Birchwood Bikes').first().waitFor();
  expect(await storedEmail(page)).toBe(secondMerchant.email);
});

test('Back after signing out in another tab shows the sign-in page', async () => {
  const { page } = await visit({ person: roaster });
  await missOtherTabs(page);
  await leaveForDocumentation(page);
  const other = await page.context().newPage();
  await signOut(other);
  await page.goBack();
  await expect.poll(() => painted(page)).toEqual([null]);
  await screenHeading(page, 'Sign in').waitFor();
});

test('Back after the same person has signed in again continues with the new session', async () => {
  const { page } = await visit({ person: roaster });
  await missOtherTabs(page);
  await leaveForDocumentation(page);
  const other = await page.context().newPage();
  await signOut(other);
  await signIn(other, webUrl, merchant);
  await page.goBack();
  await expect.poll(() => painted(page)).toEqual([expect.stringMatching(/^Good /)]);
});

test('a refusal of an old session in one tab leaves the session that another tab has started', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 401, path: '/api/' });
  await missOtherTabs(page);
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  const other = await page.context().newPage();
  await signOut(other);
  await signIn(other, webUrl, secondMerchant);
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
  await openAccount(page, 'Birchwood Bikes');
  expect(await storedEmail(page)).toBe(secondMerchant.email);
});
