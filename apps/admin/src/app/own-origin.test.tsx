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

test('sends users who are not signed in to this app’s own sign-in page', async () => {
  const { left } = openApp('/admin/accounts?page=2', { state: emptyClientState, settings });
  await expect.poll(() => left).toEqual(['/admin/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2']);
});

test('returns an admin to the requested screen after sign-in', async () => {
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
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts?search=Merchant');
});

test('refuses a merchant at sign-in and ends the session', async () => {
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
  // Stays on this page, the only page that can show the reason.
  expect(left).toEqual([]);
});

test("sends users to this app's own sign-in page when a check fails, with a return path and the failed-check flag", async () => {
  const { left } = openApp('/admin/accounts?page=2', { settings, answers: [away(checkSession)] });
  const signInPage = '/admin/login?returnTo=%2Fadmin%2Faccounts%3Fpage%3D2&sessionCheck=failed';
  await expect.poll(() => left).toEqual([signInPage]);
});

test("waits on this app's own sign-in page while a check fails, and continues once the check succeeds", async () => {
  const { router, answerAlso } = openApp(
    '/admin/login?returnTo=%2Fadmin%2Faccounts%3Fsearch%3DMerchant&sessionCheck=failed',
    { settings, answers: [away(checkSession), listed] },
  );
  await expect.element(page.getByText(/^We couldn’t check your session\./)).toBeVisible();
  expect(stored()).toMatchObject({ session: { token: 'token-of-ada' } });
  answerAlso(sessionOf('internal_admin'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Merchant 1', { exact: true })).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts?search=Merchant');
});

test("sends a merchant whose repeated check succeeds to this app's own sign-in page, without the failed-check flag", async () => {
  const { left } = openApp('/admin/login?returnTo=%2Fadmin%2Faccounts&sessionCheck=failed', {
    settings,
    answers: [sessionOf('merchant')],
  });
  // Leaves once and without the flag, because a check at each load would lead back here forever.
  await expect.poll(() => left).toEqual(['/admin/login?returnTo=%2Fadmin%2Faccounts']);
});

test('ignores a return path to another app or origin', async () => {
  const { router } = openApp('/admin/login?returnTo=%2F%2Fevil.example%2Fadmin%2F', {
    state: emptyClientState,
    settings,
  });
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ returnTo: undefined });
});

test('uses one sign-in page for both apps when the admin app is below the web origin', async () => {
  const { left } = openApp('/admin/login?returnTo=%2Fadmin%2Faudit', { state: emptyClientState });
  await expect.poll(() => left).toEqual([`${origin}/login?returnTo=%2Fadmin%2Faudit`]);
});

test('opens an account with a code in the fragment, never with a token', async () => {
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
  // Hovering over a link requests no code.
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: /^View Merchant 1,/ }).click();
  await expect
    .poll(() => left)
    .toEqual(['https://pay.example.com/handover?from=%2Fadmin%2Faccounts%3Fsearch%3DMerchant#code-1']);
  expect(sent.map(({ body }) => body)).toEqual([{ accountId: 'acc_0000000000000001' }]);
});

test('shows an error with a retry button when no code can be created', async () => {
  const { left, answerAlso } = openApp('/admin/accounts/acc_1/open?to=%2Fpayments', {
    settings,
    answers: [away(createHandoverCode)],
  });
  await expect.element(page.getByText('The account couldn’t be opened. Please try again.')).toBeVisible();
  answerAlso(answer(createHandoverCode, { code: 'code-2', expiresAt: '2026-11-22T14:01:00Z' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => left).toEqual(['https://pay.example.com/handover?to=%2Fpayments#code-2']);
});
