import { requestPasswordReset, resetPassword } from '@tillbook/contract';
import { emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { letTimePass, untilHeld } from '@tillbook/web-shell/testing/held-timers';
import { usernameOfForm } from '@tillbook/web-shell/testing/username';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const state = emptyClientState;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = page.getByRole('button', { name: 'Send reset link' });
const reset = page.getByRole('button', { name: 'Reset password' });

test(
  'requests a reset link for the lower-cased address, without revealing whether the address is known',
  { meta: { shows: ['spec:2.4', 'spec:5.12'] } },
  async () => {
    const sent: Sent[] = [];
    openApp('/forgot-password', {
      state,
      answers: [
        answer(requestPasswordReset, (call) => {
          sent.push(call);
          return {};
        }),
      ],
    });
    await send.click();
    await expect.element(page.getByText('Please enter an email address')).toBeVisible();
    await field('Email').fill(' Dana@Example.com ');
    await send.click();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'dana@example.com' }]);
  },
);

test('reports that a reset link could not be sent', async () => {
  openApp('/forgot-password', { state, answers: [away(requestPasswordReset)] });
  await field('Email').fill('dana@example.com');
  await send.click();
  await expect.element(page.getByText('Failed to send reset email')).toBeVisible();
});

test.each(['/reset-password', '/reset-password?token='])('reports a missing token at %s', async (address) => {
  openApp(address, { state });
  await expect.element(page.getByText('Invalid or missing reset token')).toBeVisible();
});

test.each(['123456', 'true', '1e5'])('reads the token %s as text', async (token) => {
  const sent: Sent[] = [];
  openApp(`/reset-password?token=${token}`, {
    state,
    answers: [
      answer(resetPassword, (call) => {
        sent.push(call);
        return undefined;
      }),
    ],
  });
  await field('New password').fill('longer-one');
  await field('Confirm password').fill('longer-one');
  await reset.click();
  await expect.element(page.getByText('Password Reset Successful!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ token, newPassword: 'longer-one' }]);
});

test(
  'removes the token from the address immediately, so that Back does not lead to it',
  { meta: { shows: ['threat:1.7', 'asvs:V14.2.1'] } },
  async () => {
    const { router } = openApp('/reset-password?token=rst_1', { state });
    await expect.element(field('New password')).toBeVisible();
    await expect.poll(() => router.state.location.href).toBe('/reset-password');
    await expect.element(field('New password')).toBeVisible();
    expect(router.history.length).toBe(1);
  },
);

test('sets a new password, and opens the sign-in page three seconds later', async () => {
  const sent: Sent[] = [];
  const { router } = openApp('/reset-password?token=rst_1', {
    state,
    answers: [
      answer(resetPassword, (call) => {
        sent.push(call);
        return undefined;
      }),
    ],
  });
  await field('New password').fill('longer-one');
  await field('Confirm password').fill('another-one');
  await reset.click();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  await field('Confirm password').fill('longer-one');
  await reset.click();
  await expect.element(page.getByText('Password Reset Successful!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'rst_1', newPassword: 'longer-one' }]);
  await untilHeld(3_000);
  letTimePass(2_999);
  expect(router.state.location.pathname).toBe('/reset-password');
  letTimePass(1);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test.each([
  [
    'the server’s message',
    refuse(resetPassword, 'invalid_reset_token'),
    'This reset link is no longer valid. Request a new one.',
  ],
  ['a general message without a response', away(resetPassword), 'Failed to reset password'],
])('shows %s when setting a password fails', async (_, failing, message) => {
  openApp('/reset-password?token=rst_1', { state, answers: [failing] });
  await field('New password').fill('longer-one');
  await field('Confirm password').fill('longer-one');
  await reset.click();
  await expect.element(page.getByText(message)).toBeVisible();
});

test('leads to a new reset link when the link is no longer valid', async () => {
  openApp('/reset-password?token=rst_1', {
    state,
    answers: [refuse(resetPassword, 'invalid_reset_token')],
  });
  const newLink = page.getByRole('link', { name: 'Request a new link' });
  await field('New password').fill('longer-one');
  await field('Confirm password').fill('longer-one');
  await expect.element(newLink).not.toBeInTheDocument();
  await reset.click();
  await expect.element(newLink).toHaveAttribute('href', '/forgot-password');
});

test('identifies the user to password managers on the reset form, if known from an earlier session', async () => {
  openApp('/reset-password?token=rst_1', {
    state: { ...state, session: { ...state.session, email: 'dana@example.com' } },
  });
  await expect.poll(usernameOfForm).toBe('dana@example.com');
});
