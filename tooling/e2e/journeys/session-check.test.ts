import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { answerCall, holdCall } from '../screens/answers.ts';
import { seen, settled } from '../screens/reading.ts';
import { admin, merchant, roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const check = /\/api\/identity\/sessions$/;

const notice = (page: Page) => seen(page, /^We could not check your session\. You are still signed in/);

const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state: { session?: { token: string } } = JSON.parse(
      localStorage.getItem('account-dashboard') ?? '{}',
    );
    return state.session?.token ?? '';
  });

/** The path alone: what the sign-in page remembers stands behind it. */
const atSignIn = (page: Page) => page.waitForURL((url) => url.pathname === '/login');

/** Where every heading of the page is written down from now on, also one that stands there for a moment only. */
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
  { failure: 'a server in trouble', answer: 'with a message', complaint: { status: 500, path: '/api/' } },
  { failure: 'a proxy in its place', answer: 'without a message', complaint: { status: 502, path: '/api/' } },
  { failure: 'no network', answer: 'network away', complaint: { unanswered: '/api/' } },
] as const)(
  '$failure on entry leads to sign-in, and back by itself once the check succeeds',
  { meta: { shows: ['spec:2.13'] } },
  async (given) => {
    const { page, signedIn, expectComplaint } = await visit({ person: roaster });
    expectComplaint(given.complaint);
    const answerAgain = await answerCall(page, check, given.answer);
    await page.goto(`${webUrl}/payments?page=2`);
    await atSignIn(page);
    await notice(page).waitFor();
    expect(await storedToken(page)).toBe(signedIn?.token);
    expect(await page.getByLabel('Email').inputValue()).toBe(merchant.email);
    await answerAgain();
    await page.waitForURL('**/payments?page=2');
    await seen(page, 'Succeeded').waitFor();
    expect(await storedToken(page)).toBe(signedIn?.token);
  },
);

test(
  'a check that is not answered leads to sign-in when its time is over',
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
  'a check that fails right after signing in leads back to sign-in, and on by itself',
  { meta: { shows: ['spec:2.13'] } },
  async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint({ status: 500, path: '/api/identity/sessions' });
    const answerAgain = await answerCall(page, check, 'with a message');
    await page.goto(`${webUrl}/login`);
    await page.getByLabel('Email').fill(merchant.email);
    await page.getByLabel('Password').fill(merchant.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await notice(page).waitFor();
    // Whoever cannot wait may sign in again.
    expect(await page.getByRole('button', { name: 'Sign in' }).isEnabled()).toBe(true);
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await answerAgain();
    await page.waitForURL('**/program-list');
    await page.goBack();
    await page.waitForURL(`${webUrl}/login`);
  },
);

test(
  'whoever is in stays in, and another tab that is opened meanwhile waits and follows',
  { meta: { shows: ['spec:4.1'] } },
  async () => {
    const { page, expectComplaint } = await visit({ person: roaster });
    await page.goto(`${webUrl}/payments`);
    await settled(page);
    const other = await page.context().newPage();
    expectComplaint({ status: 500, path: '/api/' });
    const answers = await Promise.all([page, other].map((one) => answerCall(one, check, 'with a message')));
    await other.goto(`${webUrl}/settlements`);
    await notice(other).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
    await seen(page, 'Succeeded').waitFor();
    expect(new URL(page.url()).pathname).toBe('/refunds');
    await Promise.all(answers.map((answerAgain) => answerAgain()));
    await other.waitForURL('**/settlements');
  },
);

test('a session that is refused while the check is waited for has ended, and the way back stays', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 500, path: '/api/' }, { status: 401, path: '/api/' });
  const answerAgain = await answerCall(page, check, 'with a message');
  await page.goto(`${webUrl}/payouts`);
  await notice(page).waitFor();
  await answerCall(page, check, 'session over');
  await answerAgain();
  await seen(page, 'Your session has ended. Sign in to go on where you were.').waitFor();
  expect(await storedToken(page)).toBe('');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/payouts');
});

test('a reload of the sign-in page that waits shows no form once the session can be checked', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 500, path: '/api/' });
  await noteHeadings(page);
  const answerAgain = await answerCall(page, check, 'with a message');
  await page.goto(`${webUrl}/payments`);
  await notice(page).waitFor();
  expect(await notedHeadings(page)).toEqual(['Sign in']);
  await answerAgain();
  await page.reload();
  await page.waitForURL('**/payments');
  await seen(page, 'Succeeded').waitFor();
  expect(await notedHeadings(page)).toEqual(['Payments']);
});

test('somebody who is typing is asked before the page changes', async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  expectComplaint({ status: 500, path: '/api/' });
  const answerAgain = await answerCall(page, check, 'with a message');
  await page.goto(`${webUrl}/payments`);
  await notice(page).waitFor();
  await page.getByLabel('Password').fill('half a pass');
  await answerAgain();
  await seen(page, 'Your session has been checked. You can go on without signing in again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/payments');
});

test(
  'in the admin area a check that fails leads to sign-in, and back by itself',
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
    const answerAgain = await answerCall(page, check, 'with a message');
    await page.goto(`${webUrl}/admin/accounts?search=harbor`);
    await atSignIn(page);
    await notice(page).waitFor();
    expect(await storedToken(page)).toBe(token);
    await answerAgain();
    await page.waitForURL('**/admin/accounts?search=harbor');
    await seen(page, 'Harbor Coffee Roasters').waitFor();
  },
);
