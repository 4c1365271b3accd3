import { expect, test } from 'vitest';
import { holdCall } from '../screens/answers.ts';
import { seen, settled } from '../screens/reading.ts';
import { openAccount, roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

test('signing out while the overview still loads leaves nothing behind', async () => {
  const { page } = await visit({ person: roaster });
  const release = await holdCall(page, /\/api\/accounts(\/ledger)?$/);
  await page.goto(`${webUrl}/overview`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  release();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).search).toBe('');
  const stored = await page.evaluate(() => localStorage.getItem('account-dashboard'));
  expect(JSON.parse(stored ?? '')).toEqual({
    notifications: [],
    session: { token: '', sessionToken: '', email: '', roles: [], accountId: '' },
    account: { accountId: '', currency: 'usd', type: '' },
  });
});

test('a sign-out in one tab ends the other', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/settlements`);
  await settled(page);
  const other = await page.context().newPage();
  await other.goto(`${webUrl}/payments`);
  await settled(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login*');
  await other.waitForURL('**/login*');
});

test('a tab keeps its account when another tab chooses another one, and says so', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payments`);
  await settled(page);
  const other = await page.context().newPage();
  await other.goto(`${webUrl}/program-list`);
  await openAccount(other, 'Harbor Platform');
  await seen(page, /Another tab works on another account/).waitFor();
  expect(await page.getByRole('table').locator('tbody').getByRole('link').count()).toBe(15);
  await page.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
  await seen(page, 'Succeeded').waitFor();
});

test('Back returns to the page, the place and the row one came from', async () => {
  const { page } = await visit({ person: roaster, viewport: { width: 1280, height: 500 } });
  await page.goto(`${webUrl}/payments?page=2`);
  await settled(page);
  const row = page.getByRole('table').locator('tbody').getByRole('link').nth(11);
  await row.scrollIntoViewIfNeeded();
  const scrolledPx = await page.evaluate(() => window.scrollY);
  expect(scrolledPx).toBeGreaterThan(0);
  await row.click();
  await page.waitForURL('**/transactions/txn_*');
  await settled(page);
  await page.goBack();
  await page.waitForURL('**/payments?page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledPx);
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a row opens in another tab, on the same account', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/payouts`);
  await settled(page);
  const opened = page.context().waitForEvent('page');
  const row = page.getByRole('table').locator('tbody').getByRole('link').first();
  await row.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await seen(other, /^Total debits/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/payouts');
});

test('what is not saved is not left without a question', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/profile/edit`);
  await page.getByLabel('Doing business as').fill('Another name');
  await page.waitForLoadState('networkidle');
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

test('offline is said, and what has been loaded can still be read', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ unanswered: '/api/' });
  await page.goto(`${webUrl}/payments`);
  await settled(page);
  // What says so is loaded after the screen.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await seen(page, /You are offline\./).waitFor();
  expect(await page.getByRole('table').locator('tbody').getByRole('link').count()).toBe(15);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(/You are offline\./).count()).toBe(0);
});
