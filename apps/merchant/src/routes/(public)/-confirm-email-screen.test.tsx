import { confirmEmailChange } from '@tillbook/contract';
import { emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const state = emptyClientState;
const signIn = page.getByRole('link', { name: 'Sign in' });
const confirm = page.getByRole('button', { name: 'Confirm email' });

test('changes the email address when Confirm email is pressed, not on the visit alone', async () => {
  const sent: Sent[] = [];
  const { router } = openApp('/confirm-email?token=token-of-the-link', {
    state,
    answers: [
      answer(confirmEmailChange, (call) => {
        sent.push(call);
        return { email: 'new@example.com' };
      }),
    ],
  });
  await expect.element(confirm).toBeVisible();
  expect(router.state.location.href).toBe('/confirm-email');
  expect(sent).toEqual([]);
  await confirm.click();
  await expect.element(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible();
  await expect.element(page.getByText('Sign in with new@example.com from now on.')).toBeVisible();
  await expect.element(signIn).toHaveAttribute('href', '/login');
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'token-of-the-link' }]);
});

test('reports that an email link is no longer valid, and leads to the sign-in page', async () => {
  openApp('/confirm-email?token=used', {
    state,
    answers: [refuse(confirmEmailChange, 'invalid_email_link')],
  });
  await confirm.click();
  await expect
    .element(page.getByText('This link is no longer valid. Your email address was not changed.'))
    .toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(signIn).toHaveAttribute('href', '/login');
});

test.each(['/confirm-email', '/confirm-email?token='])(
  'reports a missing token at %s, and leads to the sign-in page',
  async (address) => {
    openApp(address, { state });
    await expect
      .element(page.getByText('This link is no longer valid. Your email address was not changed.'))
      .toBeVisible();
    await expect.element(signIn).toHaveAttribute('href', '/login');
  },
);
