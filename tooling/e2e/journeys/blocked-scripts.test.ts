import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { scrollsSideways, seen } from '../screens/reading.ts';
import { admin, roaster, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

/**
 * Returns a function that blocks all new script files, as after a deployment or behind a company's filter.
 * Cached files still load.
 */
const scriptsOf = (page: Page) => {
  const arrived = new Set<string>();
  page.on('requestfinished', (request) => arrived.add(request.url()));
  return () =>
    page.route(
      (url) => url.pathname.endsWith('.js') && !arrived.has(url.href),
      (route) => route.abort(),
    );
};

const expectErrorScreen = async (page: Page) => {
  await seen(page, 'Please open the browser console, take a screenshot and contact support.').waitFor();
  await page.getByRole('button', { name: 'Copy details' }).waitFor();
  await page.getByRole('button', { name: 'Go back' }).waitFor();
  await page.getByRole('button', { name: 'Home' }).waitFor();
};

test.each([
  { app: 'the merchant app', width: 1280 },
  { app: 'the merchant app on a phone', width: 390 },
])(
  'shows the complete error screen of $app and reports the error when scripts stop loading',
  { meta: { shows: ['spec:2.45'] } },
  async (given) => {
    const { page, expectComplaint, signedIn } = await visit({
      person: roaster,
      viewport: { width: given.width, height: 844 },
    });
    expectComplaint({ unanswered: '/assets/' }, { log: '' });
    const block = scriptsOf(page);
    await page.goto(`${webUrl}/payments`);
    if (given.width < 600) await page.getByRole('button', { name: 'Open menu' }).click();
    const link = page.getByRole('link', { name: 'Settlements' });
    await link.waitFor();
    await block();
    const report = page.waitForRequest('**/api/frontend-errors');
    await link.click();
    await expectErrorScreen(page);
    expect((await report).postDataJSON()).toMatchObject({
      source: 'route',
      sessionToken: signedIn?.token,
      url: expect.stringContaining(webUrl),
    });
    expect((await report).headers()['authorization']).toBe(`Bearer ${signedIn?.token}`);
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  },
);

test(
  'shows the complete error screen of the admin app and reports the error when scripts stop loading',
  { meta: { shows: ['spec:2.45'] } },
  async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint({ unanswered: '/' }, { log: '' });
    await signIn(page, webUrl, admin);
    const block = scriptsOf(page);
    await page.goto(`${webUrl}/admin/accounts`);
    await page.getByRole('link', { name: 'General Ledger' }).waitFor();
    await block();
    const report = page.waitForRequest('**/api/frontend-errors');
    await page.getByRole('link', { name: 'General Ledger' }).click();
    await expectErrorScreen(page);
    expect((await report).postDataJSON()).toMatchObject({ source: 'route' });
  },
);

test('shows and reports an error when scripts stop loading before sign-in', async () => {
  const { page, expectComplaint } = await visit();
  expectComplaint({ unanswered: '/assets/' }, { log: '' });
  const block = scriptsOf(page);
  await page.goto(`${webUrl}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).waitFor();
  await block();
  const report = page.waitForRequest('**/api/frontend-errors');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectErrorScreen(page);
  expect((await report).postDataJSON()).toMatchObject({ source: 'route', sessionToken: '' });
});
