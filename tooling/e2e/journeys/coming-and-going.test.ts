import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtFile } from '../product/built-file.ts';
import { holdCall, holdResponse } from '../screens/mock-call.ts';
import { findExampleIds } from '../screens/example-ids.ts';
import { focusIsIn, screenHeading, seen, settled } from '../screens/reading.ts';
import { openAccount, platform, roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

test(
  'leaves no session data behind when the user signs out while the overview loads',
  { meta: { shows: ['spec:2.34', 'spec:3.25'] } },
  async () => {
    const { page, untilAnswered } = await visit({ person: roaster });
    const release = await holdCall(page, /\/api\/accounts(\/ledger)?$/);
    await page.goto(`${webUrl}/overview`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    release();
    await untilAnswered();
    expect(new URL(page.url()).search).toBe('');
    const stored = await page.evaluate(() => localStorage.getItem('account-dashboard'));
    expect(JSON.parse(stored ?? '')).toEqual({
      notifications: [],
      session: { token: '', sessionToken: '', email: '', roles: [], accountId: '' },
      account: { accountId: '', currency: 'usd', type: '' },
    });
  },
);

test('signs out all tabs when one tab signs out', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  // The other tab's latest requests are refused, because the tab receives the sign-out a moment later.
  expectComplaint({ status: 401, path: '/api/' });
  await page.goto(`${webUrl}/settlements`);
  await settled(page);
  const other = await page.context().newPage();
  await other.goto(`${webUrl}/payments`);
  await settled(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login*');
  await other.waitForURL('**/login*');
});

test("keeps a tab's account and shows a message when another tab switches accounts", async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments`);
  await settled(page);
  const other = await page.context().newPage();
  await other.goto(`${webUrl}/program-list`);
  await openAccount(other, 'Harbor Platform');
  await seen(page, /You switched accounts in another tab/).waitFor();
  await expect.poll(() => page.getByRole('table').locator('tbody').getByRole('link').count()).toBe(15);
  await page.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
  await screenHeading(page, 'Refunds').waitFor();
  await seen(page, 'Succeeded').waitFor();
});

/**
 * Clicks a row and returns the scroll position at that time: Playwright scrolls again to reach a covered row.
 */
const scrolledPxAtPress = async (page: Page, row: Locator): Promise<number> => {
  await row.scrollIntoViewIfNeeded();
  const atPress = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const options = { capture: true, once: true };
        window.addEventListener('pointerdown', () => resolve(window.scrollY), options);
      }),
  );
  await row.click();
  return atPress;
};

/**
 * Waits for the code that restores the focus. It loads with the first navigation; before that, Back does not
 * restore the focus.
 */
const focusRestorationReady = async (page: Page): Promise<void> => {
  const response = await page.waitForResponse(builtFile('return-focus'));
  // As text, because Vite would replace the import.
  await page.evaluate(`import(${JSON.stringify(response.url())}).then(() => undefined)`);
};

const focusedLink = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('href'));

test('restores page, scroll position, and focused row on Back', async () => {
  const { page } = await visit({ person: roaster, viewport: { width: 1280, height: 500 } });
  const restorationReady = focusRestorationReady(page);
  await page.goto(`${webUrl}/payments?page=2`);
  await settled(page);
  const row = page.getByRole('table').locator('tbody').getByRole('link').nth(11);
  const scrolledPx = await scrolledPxAtPress(page, row);
  expect(scrolledPx).toBeGreaterThan(0);
  await page.waitForURL('**/transactions/txn_*');
  await page.getByRole('button', { name: 'Back to Payments' }).waitFor();
  await settled(page);
  await restorationReady;
  await page.goBack();
  await page.waitForURL('**/payments?page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledPx);
  await expect.poll(() => focusedLink(page)).toBe(await row.getAttribute('href'));
});

test.each([
  { list: '/payments?page=2&pageSize=25', button: 'Back to Payments' },
  { list: '/settlements?pageSize=25', button: 'Back to Settlements' },
  { list: '/payment-instruments', button: 'Back to Payment Instruments' },
])('restores page, scroll position, and focused row with the button “$button”', async ({ list, button }) => {
  const { page } = await visit({ person: roaster, viewport: { width: 1280, height: 360 } });
  const restorationReady = focusRestorationReady(page);
  await page.goto(webUrl + list);
  await page.getByRole('table').locator('tbody').getByRole('link').first().waitFor();
  await settled(page);
  const row = page.getByRole('table').locator('tbody').getByRole('link').nth(9);
  const scrolledPx = await scrolledPxAtPress(page, row);
  expect(scrolledPx).toBeGreaterThan(0);
  await restorationReady;
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(webUrl + list);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledPx);
  await expect.poll(() => focusedLink(page)).toBe(await row.getAttribute('href'));
});

test('keeps the chosen number of rows in the address on Back, and ignores a number that is not offered', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments?page=3`);
  const pages = page.getByRole('navigation', { name: 'Payments pages' });
  await pages.getByText(/^31–45 of/).waitFor();
  await pages.getByRole('combobox', { name: 'Rows' }).selectOption('25');
  await pages.getByText(/^26–50 of/).waitFor();
  await page.waitForURL('**/payments?page=2&pageSize=25');
  const rows = page.getByRole('table').locator('tbody').getByRole('link');
  await expect.poll(() => rows.count()).toBe(25);
  await rows.first().click();
  await page.waitForURL('**/transactions/txn_*');
  await page.getByRole('button', { name: 'Back to Payments' }).waitFor();
  await page.goBack();
  await pages.getByText(/^26–50 of/).waitFor();
  await page.goto(`${webUrl}/payments?pageSize=1000`);
  await pages.getByText(/^1–15 of/).waitFor();
});

test('redirects to the account picker with a message if the address names an inaccessible account', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 404, path: '/api/accounts' });
  await page.goto(`${webUrl}/?accountId=acc_00000000000000000000000000`);
  await page.waitForURL('**/program-list');
  await seen(page, 'You don’t have access to that account. Choose another one.').waitFor();
  await openAccount(page, 'Harbor Platform');
});

/**
 * Clicks a link with Ctrl but prevents the new tab, which Playwright occasionally misses.
 *
 * @returns the address of the tab, or undefined if the app handles the click itself
 */
const addressOfNewTab = async (link: Locator): Promise<string | undefined> => {
  const clicked = link.evaluate(
    (anchor: HTMLAnchorElement) =>
      new Promise<string | undefined>((resolve) => {
        window.addEventListener(
          'click',
          (event) => {
            resolve(event.ctrlKey && !event.defaultPrevented ? anchor.href : undefined);
            event.preventDefault();
          },
          { once: true },
        );
      }),
  );
  await link.click({ modifiers: ['Control'] });
  return clicked;
};

test('opens a row in a new tab on the same account', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payouts`);
  await settled(page);
  const address = await addressOfNewTab(page.getByRole('table').locator('tbody').getByRole('link').first());
  const other = await page.context().newPage();
  await other.goto(address ?? '');
  await seen(other, /^Total debits/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/payouts');
});

test('asks for confirmation before discarding unsaved changes', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/profile/edit`);
  await page.getByLabel('Doing business as').fill('Another name');
  // Clicks immediately, before the dialog's code has loaded.
  const leave = page.getByRole('link', { name: 'Back to Profile' });
  await leave.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/profile/edit');
  expect(await page.getByLabel('Doing business as').inputValue()).toBe('Another name');
  await leave.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/profile');
});

test("asks for confirmation before discarding unsaved changes even if the dialog's code can't load", async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ unanswered: '/assets/' }, { unanswered: '/api/' });
  await page.goto(`${webUrl}/profile/edit`);
  await page.getByLabel('Doing business as').waitFor();
  await settled(page);
  await page.context().setOffline(true);
  await page.getByLabel('Doing business as').fill('Another name');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect.poll(() => questions).toEqual([expect.stringMatching(/^Leave without saving\?/)]);
  expect(new URL(page.url()).pathname).toBe('/profile/edit');
  expect(await page.getByLabel('Doing business as').inputValue()).toBe('Another name');
});

test('opens a dialog for the first time while offline', async () => {
  const { page, untilAnswered, expectComplaint } = await visit({ person: roaster });
  // Other idle downloads may be in flight.
  expectComplaint({ unanswered: '/api/' }, { unanswered: '/assets/' });
  const { payment = '' } = await findExampleIds(webUrl);
  // Dialogs load when the browser is idle.
  const loaded = ['refund', 'receipt'].map((name) => page.waitForResponse(builtFile(`${name}-dialog`)));
  await page.goto(`${webUrl}/transactions/${payment}`);
  await Promise.all(loaded);
  await untilAnswered();
  await page.context().setOffline(true);
  await seen(page, /You’re offline\./).waitFor();
  for (const [button, name] of [
    ['Refund', 'Refund payment'],
    ['Email Receipt', 'Email Receipt'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await focusIsIn(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('opens a menu for the first time while offline', async () => {
  const { page, untilAnswered, expectComplaint } = await visit({ person: roaster });
  // Other idle downloads may be in flight.
  expectComplaint({ unanswered: '/api/' }, { unanswered: '/assets/' });
  // Menus load when the browser is idle, without a pointer or focus on them.
  const loaded = page.waitForResponse(builtFile('menu-list'));
  await page.goto(`${webUrl}/payments`);
  await loaded;
  await untilAnswered();
  await page.context().setOffline(true);
  await seen(page, /You’re offline\./).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menu', { name: 'Columns' }).waitFor();
});

test("shows an error if a dialog can't load, and opens the dialog after a reload", async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ unanswered: '/assets/' });
  const { payment = '' } = await findExampleIds(webUrl);
  await page.route(builtFile('refund-dialog'), (route) => route.abort());
  await page.goto(`${webUrl}/transactions/${payment}`);
  const refund = page.getByRole('main').getByRole('button', { name: 'Refund', exact: true });
  await refund.click();
  await seen(page, 'We couldn’t load this. Reload the page and try again.').waitFor();
  await page.unroute(builtFile('refund-dialog'));
  await page.reload();
  await refund.click();
  await page.getByRole('dialog', { name: 'Refund payment' }).waitFor();
});

test('reports a connection lost right after the start', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ unanswered: '/assets/' }, { unanswered: '/api/' });
  // The full message loads after the screen, and is blocked here.
  await page.route(builtFile('app-overlays.lazy'), (route) => route.abort());
  await page.goto(`${webUrl}/payments`);
  await seen(page, 'Succeeded').waitFor();
  await page.context().setOffline(true);
  await seen(page, /You’re offline\./).waitFor();
  expect(await page.getByRole('table').locator('tbody').getByRole('link').count()).toBe(15);
});

test('keeps reporting a lost connection when the response to an earlier call arrives', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ unanswered: '/assets/' }, { unanswered: '/api/' });
  // With its code, the full message would refresh the screen, and its failing calls would report the loss again.
  await page.route(builtFile('app-overlays.lazy'), (route) => route.abort());
  const release = await holdResponse(page, /\/api\/accounts\/attention$/);
  const requested = page.waitForRequest(/\/api\/accounts\/attention/);
  await page.goto(`${webUrl}/payments`);
  await seen(page, 'Succeeded').waitFor();
  await requested;
  await page.context().setOffline(true);
  await seen(page, /You’re offline\./).waitFor();
  release();
  await page.locator('[aria-description$="awaiting your response"]').filter({ visible: true }).waitFor();
  expect(await page.getByText(/You’re offline\./).count()).toBe(1);
});

test('reports that the browser is offline and keeps loaded data readable', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  // Idle downloads may be in flight.
  expectComplaint({ unanswered: '/api/' }, { unanswered: '/assets/' });
  await page.goto(`${webUrl}/payments`);
  await seen(page, 'Succeeded').waitFor();
  await page.context().setOffline(true);
  await seen(page, /You’re offline\./).waitFor();
  expect(await page.getByRole('table').locator('tbody').getByRole('link').count()).toBe(15);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(/You’re offline\./).count()).toBe(0);
});

test('requests no ledgers when the user signs out of an account without ledgers', async () => {
  const { page, untilAnswered } = await visit({ person: platform });
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  // A refused request would appear on the console.
  await untilAnswered();
});
