import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { scrollsSideways } from '../screens/reading.ts';
import { merchant } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const call = (page: Page, name: string) => page.locator(`.opblock[id$="-${name}"]`);

const openCall = async (page: Page, name: string) => {
  await call(page, name).locator('.opblock-summary-control').focus();
  await page.keyboard.press('Enter');
  await call(page, name).getByRole('heading', { name: 'Responses' }).waitFor();
};

const pages = [
  { name: 'the reference', path: '/docs', open: (page: Page) => openCall(page, 'createTransaction') },
  { name: 'the guide', path: '/docs/guide', open: (page: Page) => page.getByText('$124.38').waitFor() },
  {
    name: 'the page about the ui package',
    path: '/docs/ui',
    open: (page: Page) => page.getByText('npm install @tillbook/ui').waitFor(),
  },
] as const;

// A CSP violation is a console error, and any console error fails a test.
describe('documentation pages', () => {
  test.each(inAppearances(pages))(
    'renders $name without axe violations or horizontal scroll',
    async ({ path, open, looks }) => {
      const { page } = await visit(looks[0]);
      await page.goto(webUrl + path);
      await open(page);
      await expectNoFaults(page, looks);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
});

test('loads the reference at the address of a call, from its own origin only, with every file compressed', async () => {
  const { page, untilAnswered } = await visit();
  const elsewhere: string[] = [];
  const plain: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== webUrl) elsewhere.push(response.url());
    if (/\.(?:js|css|json)$/.test(pathname) && !response.headers()['content-encoding']) plain.push(pathname);
  });
  await page.goto(`${webUrl}/docs#operations-Transactions-refundTransaction`);
  await call(page, 'refundTransaction').getByRole('heading', { name: 'Responses' }).waitFor();
  await untilAnswered();
  expect(elsewhere).toEqual([]);
  expect(plain).toEqual([]);
});

test('signs in on the reference page, runs a call with the session, stores nothing, and links to the guide', async () => {
  const { page } = await visit();
  await page.goto(`${webUrl}/docs`);
  await page.getByRole('textbox', { name: 'Email' }).fill(merchant.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(merchant.password);
  await page.keyboard.press('Enter');
  await page.getByText(`Signed in as ${merchant.email}.`).waitFor();
  await openCall(page, 'listPermittedAccounts');
  await call(page, 'listPermittedAccounts').getByRole('button', { name: 'Try it out' }).click();
  await call(page, 'listPermittedAccounts').getByRole('button', { name: 'Execute' }).click();
  await call(page, 'listPermittedAccounts').getByText('"Harbor Coffee Roasters"').first().waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await page.getByRole('link', { name: 'Settlements' }).click();
  await page.getByRole('heading', { name: 'Settlements' }).waitFor();
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Guide' }).click();
  await page.waitForURL('**/docs/guide');
  await page.getByRole('article').getByRole('link', { name: 'API reference' }).click();
  await page.waitForURL('**/docs');
});
