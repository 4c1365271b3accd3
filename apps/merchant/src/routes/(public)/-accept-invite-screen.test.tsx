import {
  acceptInvite,
  checkInvite,
  listLedgerEntries,
  registerByInvite,
  type ResponseOf,
} from '@tillbook/contract';
import { emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usernameOfForm } from '@tillbook/web-shell/testing/username';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { accountId } from '../../testing/fixtures.ts';
import { openApp, signedIn } from '../../testing/open-app.tsx';

usePages();

const address = '/accept-invite?token=token-of-the-link';
const state = emptyClientState;
const accept = page.getByRole('button', { name: 'Accept invite' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

const invite = (changed: Partial<ResponseOf<typeof checkInvite>> = {}) =>
  answer(checkInvite, {
    email: 'dana@example.com',
    accountName: 'Birchwood Bikes',
    role: 'operator',
    expiresAt: '2026-11-27T09:30:00.000Z',
    needsPassword: false,
    ...changed,
  });

test('shows the purpose of an invite, and removes its token from the address', async () => {
  const { router } = openApp(address, { state, answers: [invite()] });
  await expect.element(page.getByRole('heading', { name: 'Join Birchwood Bikes' })).toBeVisible();
  await expect.element(page.getByText('dana@example.com is invited as Operator.')).toBeVisible();
  expect(router.state.location.href).toBe('/accept-invite');
});

test('lets a new user set a password, and leads to the sign-in page', async () => {
  const sent: Sent[] = [];
  const { router } = openApp(address, {
    state,
    answers: [
      invite({ needsPassword: true }),
      answer(registerByInvite, (call) => {
        sent.push(call);
        return undefined;
      }),
    ],
  });
  await expect.poll(usernameOfForm).toBe('dana@example.com');
  await field('New password').fill('one password');
  await field('Confirm password').fill('another password');
  await accept.click();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  await field('Confirm password').fill('one password');
  await accept.click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'token-of-the-link', newPassword: 'one password' }]);
});

test('lets a user signed in with the invited address accept the invite, and opens the account', async () => {
  const sent: Sent[] = [];
  const { router } = openApp(address, {
    state: signedIn,
    answers: [
      invite(),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(acceptInvite, (call) => {
        sent.push(call);
        return { accountId };
      }),
    ],
  });
  await accept.click();
  await expect.poll(() => router.state.location.pathname).toBe('/overview');
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'token-of-the-link' }]);
});

test('leads a signed-out user to the sign-in page and back to the invite', async () => {
  const { router } = openApp(address, { state, answers: [invite()] });
  const link = page.getByRole('link', { name: 'Sign in to accept' });
  await expect.element(link).toHaveAttribute('href', '/login?returnTo=%2Faccept-invite');
  await link.click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await router.navigate({ href: '/accept-invite' });
  await expect.element(page.getByRole('heading', { name: 'Join Birchwood Bikes' })).toBeVisible();
});

test('names the signed-in user if an invite is for another address, and offers to log out', async () => {
  openApp(address, { state: signedIn, answers: [invite({ email: 'sam@example.com' })] });
  await expect.element(page.getByText(/^You’re signed in as dana@example\.com\./)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByRole('link', { name: 'Sign in to accept' })).toBeVisible();
});

test.each([
  ['an invite that is no longer valid', address],
  ['an address without a token', '/accept-invite'],
])('refuses %s, and leads to the sign-in page', async (_, opened) => {
  openApp(opened, { state, answers: [refuse(checkInvite, 'invalid_invite')] });
  await expect.element(page.getByText('This invite is no longer valid. Ask for a new one.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('retries an invite after the platform could not be reached', async () => {
  const { answerAlso } = openApp(address, { state, answers: [away(checkInvite)] });
  await expect.element(page.getByText('The invite couldn’t be opened. Please try again.')).toBeVisible();
  answerAlso(invite());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Join Birchwood Bikes' })).toBeVisible();
});

test('explains why an invite could not be accepted', async () => {
  openApp(address, { state: signedIn, answers: [invite(), refuse(acceptInvite, 'already_granted')] });
  await accept.click();
  await expect.element(page.getByText('This person already has access to the account.')).toBeVisible();
});
