import { checkSession, createHandoverCode, listAccounts, login } from '@tillbook/contract';
import { clientStateKey, emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { accounts } from '../testing/fixtures.ts';
import { openApp, sessionOf } from '../testing/open-app.tsx';

usePages();

const { origin } = window.location;
const settings = { webBaseUrl: 'https://pay.example.com', adminBaseUrl: `${origin}/admin` };
const listed = answer(listAccounts, { accounts: accounts(1), totalCount: 1 });
const stored = (): unknown => JSON.parse(localStorage.getItem(clientStateKey) ?? 'null');

const signIn = async () => {
  await page.getByLabelText('Email').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('whoever is not signed in goes to this app’s own sign-in page', async () => {
  const { left } = openApp('/admin/accounts?page=2', { state: emptyClientState, settings });
  await expect.poll(() => left).toEqual(['/admin/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2']);
});

test('an admin signs in and comes to where they wanted to go', async () => {
  const { router } = openApp('/admin/login?returnTo=%2Fadmin%2Faccounts%3Fsearch%3DMerchant', {
    state: emptyClientState,
    settings,
    answers: [answer(login, { token: 't1', email: 'ada@example.com', roles: ['internal_admin'] }), listed],
  });
  await expect.element(page.getByText('to the admin app')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Forgot your password?' }))
    .toHaveAttribute('href', 'https://pay.example.com/forgot-password');
  await signIn();
  await expect.element(page.getByText('Merchant 1', { exact: true })).toBeVisible();
  expect(router.state.location.publicHref).toBe('/admin/accounts?search=Merchant');
});

test('a merchant signs in to nothing: the session is ended again', async () => {
  const { left } = openApp('/admin/login', {
    state: emptyClientState,
    settings,
    answers: [
      answer(login, { token: 't1', email: 'dana@example.com', roles: ['merchant'] }),
      sessionOf('merchant'),
    ],
  });
  await signIn();
  await expect.element(page.getByText('Only internal admins can sign in here.')).toBeVisible();
  expect(stored()).toEqual(emptyClientState);
  // Another page would forget why.
  expect(left).toEqual([]);
});

test('a check that fails leads to this app’s own sign-in page, and back once it succeeds', async () => {
  const { left } = openApp('/admin/accounts?page=2', { settings, answers: [away(checkSession)] });
  const signInPage = '/admin/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2&sessionCheck=failed';
  await expect.poll(() => left).toEqual([signInPage]);
});

test('this app’s own sign-in page waits for a check that fails, and goes on by itself', async () => {
  const { router, answerAlso } = openApp(
    '/admin/login?returnTo=%2Fadmin%2Faccounts%3Fsearch%3DMerchant&sessionCheck=failed',
    { settings, answers: [away(checkSession), listed] },
  );
  await expect.element(page.getByText(/^We could not check your session\./)).toBeVisible();
  expect(stored()).toMatchObject({ session: { token: 'token-of-ada' } });
  answerAlso(sessionOf('internal_admin'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Merchant 1', { exact: true })).toBeVisible();
  expect(router.state.location.publicHref).toBe('/admin/accounts?search=Merchant');
});

test('a merchant whose check has succeeded meanwhile is told that this app is not theirs', async () => {
  const { left } = openApp('/admin/login?returnTo=%2Fadmin%2Faccounts&sessionCheck=failed', {
    settings,
    answers: [sessionOf('merchant')],
  });
  // Once, and without the mark: another check would lead here again, for ever.
  await expect.poll(() => left).toEqual(['/admin/login?returnTo=%2Fadmin%2Faccounts']);
});

test('a way back to another app or origin is none', async () => {
  const { router } = openApp('/admin/login?returnTo=%2F%2Fevil.example%2Fadmin%2F', {
    state: emptyClientState,
    settings,
  });
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location.search).toEqual({ returnTo: undefined });
});

test('below the web origin there is one sign-in page for both apps', async () => {
  const { left } = openApp('/admin/login?returnTo=%2Fadmin%2Faudit', { state: emptyClientState });
  await expect.poll(() => left).toEqual([`${origin}/login?returnTo=%2Fadmin%2Faudit`]);
});

test('an account is opened by a code that stands after the #, never by a token', async () => {
  const sent: Sent[] = [];
  const { left } = openApp('/admin/accounts?search=Merchant', {
    settings,
    answers: [
      listed,
      answer(createHandoverCode, (call) => {
        sent.push(call);
        return { code: 'code-1', expiresAt: '2026-11-22T14:01:00Z' };
      }),
    ],
  });
  await page.getByRole('link', { name: /^View Merchant 1,/ }).hover();
  // Looking at a link opens nothing.
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: /^View Merchant 1,/ }).click();
  await expect
    .poll(() => left)
    .toEqual(['https://pay.example.com/handover?from=%2Fadmin%2Faccounts%3Fsearch%3DMerchant#code-1']);
  expect(sent.map(({ body }) => body)).toEqual([{ accountId: 'acc_0000000000000001' }]);
});

test('where no code is to be had, that is said, and it can be tried again', async () => {
  const { left, answerAlso } = openApp('/admin/accounts/acc_1/open?to=%2Fpayments', {
    settings,
    answers: [away(createHandoverCode)],
  });
  await expect.element(page.getByText('The account could not be opened.')).toBeVisible();
  answerAlso(answer(createHandoverCode, { code: 'code-2', expiresAt: '2026-11-22T14:01:00Z' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => left).toEqual(['https://pay.example.com/handover?to=%2Fpayments#code-2']);
});
