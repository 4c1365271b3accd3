import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { mockCall, holdCall } from '../screens/mock-call.ts';
import { screenHeading, seen } from '../screens/reading.ts';
import { admin, merchant, roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

const check = /\/api\/identity\/sessions$/;

const notice = (page: Page) => seen(page, /^We couldn’t check your session\. You’re still signed in/);

const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state: { session?: { token: string } } = JSON.parse(
      localStorage.getItem('account-dashboard') ?? '{}',
    );
    return state.session?.token ?? '';
  });

/** Compares only the path, because the query contains the return address. */
const atSignIn = (page: Page) => page.waitForURL((url) => url.pathname === '/login');

/** Records every heading of later loads, however short-lived. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text !== '' && headings.at(-1) !== text) headings.push(text);
    }).observe(document, { subtree: true, childList: true });
  });

const notedHeadings = (page: Page): Promise<unknown> => page.evaluate(() => Object(window).headings);

test.each([
  { failure: 'a server error', answer: 'with a message', complaint: { status: 500, path: '/api/' } },
  { failure: 'a proxy error', answer: 'without a message', complaint: { status: 502, path: '/api/' } },
  { failure: 'a network failure', answer: 'network away', complaint: { unanswered: '/api/' } },
] as const)(
  'redirects to sign-in if the session check ends in $failure, and returns when the check succeeds',
  { meta: { shows: ['spec:2.13'] } },
  async (given) => {
    const { page, signedIn, expectComplaint } = await visit({ person: roaster });
    expectComplaint(given.complaint);
    const restore = await mockCall(page, check, given.answer);
    await page.goto(`${webUrl}/payments?page=2`);
    await atSignIn(page);
    await notice(page).waitFor();
    expect(await storedToken(page)).toBe(signedIn?.token);
    expect(await page.getByLabel('Email').inputValue()).toBe(merchant.email);
    await restore();
    await page.waitForURL('**/payments?page=2');
    await seen(page, 'Succeeded').waitFor();
    expect(await storedToken(page)).toBe(signedIn?.token);
  },
);

test(
  'redirects to sign-in when the session check times out',
  { meta: { shows: ['spec:2.13'] } },
  async () => {
    const { page, signedIn } = await visit({ person: roaster });
    await holdCall(page, check);
    await page.goto(`${webUrl}/overview`);
    await atSignIn(page);
    await notice(page).waitFor();
    expect(await storedToken(page)).toBe(signedIn?.token);
  },
);

test(
  'shows sign-in if the session check fails right after signing in, and continues when the check succeeds',
  { meta: { shows: ['spec:2.13'] } },
  async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint({ status: 500, path: '/api/identity/sessions' });
    const restore = await mockCall(page, check, 'with a message');
    await page.goto(`${webUrl}/login`);
    await page.getByLabel('Email').fill(merchant.email);
    await page.getByLabel('Password').fill(merchant.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await notice(page).waitFor();
    // An impatient user may sign in again.
    expect(await page.getByRole('button', { name: 'Sign in' }).isEnabled()).toBe(true);
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await restore();
    await page.waitForURL('**/program-list');
    await page.goBack();
    await page.waitForURL(`${webUrl}/login`);
  },
);

test(
  'keeps an open tab usable while session checks fail, and holds a new tab at sign-in until they succeed',
  { meta: { shows: ['spec:4.1'] } },
  async () => {
    const { page, expectComplaint } = await visit({ person: roaster });
    await page.goto(`${webUrl}/payments`);
    await seen(page, 'Succeeded').waitFor();
    const other = await page.context().newPage();
    expectComplaint({ status: 500, path: '/api/' });
    const mocks = await Promise.all([page, other].map((one) => mockCall(one, check, 'with a message')));
    await other.goto(`${webUrl}/settlements`);
    await notice(other).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
    await page.waitForURL('**/refunds');
    await screenHeading(page, 'Refunds').waitFor();
    await seen(page, 'Succeeded').waitFor();
    await Promise.all(mocks.map((restore) => restore()));
    await other.waitForURL('**/settlements');
    await other.close();
  },
);

test('ends a session that the session check refuses, and keeps the return address', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 500, path: '/api/' }, { status: 401, path: '/api/' });
  const restore = await mockCall(page, check, 'with a message');
  await page.goto(`${webUrl}/payouts`);
  await notice(page).waitFor();
  await mockCall(page, check, 'session over');
  await restore();
  await seen(page, 'Your session has ended. Sign in to continue where you left off.').waitFor();
  expect(await storedToken(page)).toBe('');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/payouts');
});

test('skips the sign-in form after a reload when the session can be checked again', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 500, path: '/api/' });
  await noteHeadings(page);
  const restore = await mockCall(page, check, 'with a message');
  await page.goto(`${webUrl}/payments`);
  await notice(page).waitFor();
  expect(await notedHeadings(page)).toEqual(['Sign in']);
  await restore();
  await page.reload();
  await page.waitForURL('**/payments');
  await seen(page, 'Succeeded').waitFor();
  expect(await notedHeadings(page)).toEqual(['Payments']);
});

test('asks a user who is typing a password before leaving sign-in when the session check succeeds', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 500, path: '/api/' });
  const restore = await mockCall(page, check, 'with a message');
  await page.goto(`${webUrl}/payments`);
  await notice(page).waitFor();
  await page.getByLabel('Password').fill('half a pass');
  await restore();
  await seen(page, 'Your session is still valid. You can continue without signing in again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/payments');
});

test(
  'redirects from the admin area to sign-in if the session check fails, and returns when it succeeds',
  { meta: { shows: ['spec:2.36'] } },
  async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint({ status: 500, path: '/api/' });
    await page.goto(`${webUrl}/login`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/program-list');
    const token = await storedToken(page);
    const restore = await mockCall(page, check, 'with a message');
    await page.goto(`${webUrl}/admin/accounts?search=harbor`);
    await atSignIn(page);
    await notice(page).waitFor();
    expect(await storedToken(page)).toBe(token);
    await restore();
    await page.waitForURL('**/admin/accounts?search=harbor');
    await seen(page, 'Harbor Coffee Roasters').waitFor();
  },
);
