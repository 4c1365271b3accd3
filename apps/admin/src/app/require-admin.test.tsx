import { checkSession, listAccounts, logout } from '@tillbook/contract';
import { clientStateKey, emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse } from '@tillbook/web-shell/testing/answers';
import { accounts } from '../testing/fixtures.ts';
import { storeInOtherTab } from '@tillbook/web-shell/testing/other-tab';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, sessionOf, signedIn } from '../testing/open-app.tsx';

usePages();

const { origin } = window.location;
const someAccounts = answer(listAccounts, { accounts: accounts(1), totalCount: 1 });
const account = page.getByText('Merchant 1', { exact: true });

const robin = { token: 'token-of-robin', sessionToken: 'token-of-robin', email: 'robin@example.com' };

const stored = (): unknown => JSON.parse(localStorage.getItem(clientStateKey) ?? 'null');

test(
  'admits a user whom the server confirms as an internal admin',
  { meta: { shows: ['spec:2.36', 'spec:6.2'] } },
  async () => {
    const { left } = openApp('/admin/accounts', { answers: [someAccounts] });
    await expect.element(account).toBeVisible();
    expect(left).toEqual([]);
  },
);

test('applies an admin role that was granted after sign-in', async () => {
  openApp('/admin/accounts', {
    state: { ...signedIn, session: { ...signedIn.session, roles: [] } },
    answers: [someAccounts],
  });
  await expect.element(account).toBeVisible();
  expect(stored()).toMatchObject({ session: { roles: ['internal_admin'] } });
});

test(
  'sends users who are not signed in to the sign-in page, with a return path',
  { meta: { shows: ['spec:2.36'] } },
  async () => {
    const { left } = openApp('/admin/accounts?page=2&search=bikes', { state: emptyClientState });
    await expect
      .poll(() => left)
      .toEqual([`${origin}/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2%26search%3Dbikes`]);
  },
);

test(
  'requests and shows no admin data for a merchant who writes the role into browser storage',
  { meta: { shows: ['spec:2.36'] } },
  async () => {
    // A call for accounts would fail the test, because it has no response here.
    const { left } = openApp('/admin/accounts', { answers: [sessionOf('merchant')] });
    await expect.poll(() => left).toEqual([`${origin}/login?returnTo=%2Fadmin%2Faccounts`]);
    await expect.element(page.getByText('General Ledger')).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ session: { roles: ['merchant'] } });
  },
);

test('opens the sign-in page once when the server has ended the session', async () => {
  const { left, shell } = openApp('/admin/general-ledger', {
    answers: [refuse(checkSession, 'unauthenticated')],
  });
  await expect.poll(() => left).not.toEqual([]);
  // Waits for the guard's own check, after which the guard would open the sign-in page again.
  await shell.guard.check();
  expect(left).toEqual([`${origin}/login?returnTo=%2Fadmin%2Fgeneral-ledger`]);
  expect(stored()).toMatchObject({ session: { token: '', roles: [] } });
});

test('opens the sign-in page with a return path when a check fails, and leaves the session stored', async () => {
  // A call for accounts would fail the test, because it has no response here.
  const { left } = openApp('/admin/accounts?page=2', { answers: [away(checkSession)] });
  await expect
    .poll(() => left)
    .toEqual([`${origin}/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2&sessionCheck=failed`]);
  await expect.element(page.getByText('General Ledger')).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ session: { token: 'token-of-ada', roles: ['internal_admin'] } });
});

test('ends the session on the server at sign-out, and adds no return path to the sign-in page', async () => {
  const ended: unknown[] = [];
  const { left } = openApp('/admin/accounts', {
    answers: [
      someAccounts,
      answer(logout, ({ headers }) => {
        ended.push(headers.get('authorization'));
        return undefined;
      }),
    ],
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => left).toEqual([`${origin}/login`]);
  expect(ended).toEqual(['Bearer token-of-ada']);
  expect(stored()).toEqual(emptyClientState);
});

test('opens the sign-in page with a return path to the interrupted screen when the session has expired', async () => {
  const { left, answerAlso } = openApp('/admin/accounts', {
    answers: [answer(listAccounts, { accounts: accounts(15), totalCount: 40 })],
  });
  await expect.element(page.getByText('Merchant 15')).toBeVisible();
  answerAlso(refuse(listAccounts, 'unauthenticated'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => left).toEqual([`${origin}/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2`]);
});

test(
  'starts at the accounts, and marks the current screen in the navigation',
  { meta: { shows: ['spec:2.37'] } },
  async () => {
    const { router } = openApp('/admin/', { answers: [someAccounts] });
    await expect.element(account).toBeVisible();
    await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts');
    const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    await expect.element(current).toHaveAttribute('href', '/admin/accounts');
    expect(document.title).toBe('Accounts · Tillbook');
  },
);

test('shows a not-found screen for an unknown address, inside the frame', async () => {
  // Responds to the preload of the accounts, in case the pointer is over the link to them.
  openApp('/admin/nowhere/of-this-app', { answers: [someAccounts] });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Programs' }))
    .toBeVisible();
});

test('hides the screen at once when another user signs in in another tab, before the server has confirmed them', async () => {
  const { promise: isConfirmed, resolve: confirm } = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  const { answerAlso } = openApp('/admin/accounts', { answers: [someAccounts] });
  await expect.element(account).toBeVisible();
  answerAlso(
    answer(checkSession, async () => {
      isAsked.resolve();
      await isConfirmed;
      return { email: robin.email, roles: ['internal_admin'], expiresAt: '2026-11-22T14:00:00Z' };
    }),
  );
  storeInOtherTab({ ...emptyClientState, session: { ...signedIn.session, ...robin } });
  await isAsked.promise;
  await expect.element(account).not.toBeInTheDocument();
  confirm();
  await expect.element(account).toBeVisible();
});
