import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { screenHeading, settled } from '../screens/reading.ts';
import { addCard, admin, approvedCard, charge, merchant, openAccount, roaster, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

/** Simulates a browser that blocks site data: reading the property already throws. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

const unable = (page: Page) => page.getByRole('heading', { name: 'This page couldn’t start' });
const reload = (page: Page) => page.getByRole('link', { name: 'reload the page' });

const isEntry = (url: URL) => /\/assets\/index-[^/]*\.js$/.test(url.pathname);

const addresses = [
  ['the merchant app', '/login'],
  ['the admin app', '/admin/accounts'],
] as const;

test('keeps the merchant app usable until the page is closed when site data is blocked', async () => {
  const { page } = await visit();
  await blockStorage(page);
  await signIn(page, webUrl, merchant);
  await openAccount(page, 'Harbor Coffee Roasters');
  await addCard(page, approvedCard);
  await charge(page, '12.50');
  await page.getByText('payment success', { exact: true }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Settlements' }).click();
  await screenHeading(page, 'Settlements').waitFor();
  await settled(page);
});

test('turns single-key shortcuts off until the page is closed when site data is blocked', async () => {
  const { page } = await visit();
  await blockStorage(page);
  await signIn(page, webUrl, merchant);
  await openAccount(page, 'Harbor Coffee Roasters');
  await settled(page);
  const search = page.getByRole('combobox', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Keyboard shortcuts load with the palette.
  await page.keyboard.press('Control+k');
  await page.getByRole('listbox', { name: 'Search' }).getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await dialog.getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await search.waitFor();
  expect(await dialog.count()).toBe(0);
});

test('signs an admin in and opens an account when site data is blocked', async () => {
  const { page } = await visit();
  await blockStorage(page);
  await page.goto(`${webUrl}/admin/accounts`);
  await page.waitForURL('**/admin/login?**');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Harbor Coffee Roasters' }).first().click();
  await page.waitForURL('**/overview');
  await screenHeading(page, /^Good /).waitFor();
  await settled(page);
});

test.each(addresses)('asks for JavaScript if it is off in %s and offers a reload', async (_, path) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(webUrl + path);
  const sentence = page.locator('noscript p');
  expect(await sentence.isVisible()).toBe(true);
  expect(await sentence.innerText()).toBe(
    'This page needs JavaScript. Turn it on in your browser, then reload the page.',
  );
  const again = page.waitForRequest(webUrl + path);
  await sentence.getByRole('link').click();
  await again;
});

test.each(addresses)(
  "shows that %s couldn’t start if the entry file doesn't arrive, and reloads it",
  async (_, path) => {
    const { page, expectComplaint } = await visit({ person: roaster });
    expectComplaint({ unanswered: '/' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(webUrl + path);
    await unable(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/*.js');
    await reload(page).click();
    await page.getByRole('button', { name: /^(?:Sign in|Log ?out)$/ }).waitFor();
    await expect.poll(() => unable(page).count()).toBe(0);
  },
);

test.each(addresses)('shows that %s couldn’t start if the entry file throws', async (_, path) => {
  const { page, expectComplaint } = await visit();
  expectComplaint({ log: 'Error: Too old' });
  await page.route(isEntry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Too old");' }),
  );
  await page.goto(webUrl + path);
  await unable(page).waitFor();
  expect(await page.getByRole('alert').textContent()).toBe('Check your connection, then reload the page.');
});

test('shows no start failure if the app starts', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/overview`);
  await settled(page);
  expect(await page.getByText('This page couldn’t start').count()).toBe(0);
});
