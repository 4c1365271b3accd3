import { listPermittedAccounts, login } from '@tillbook/contract';
import { clientStateKey, emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { accountId } from '../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, signedIn } from '../../testing/open-app.tsx';

usePages();

const email = page.getByLabelText('Email');
const password = page.getByRole('textbox', { name: 'Password' });
const button = page.getByRole('button', { name: 'Sign in' });

const granted = answer(login, { token: 't1', email: 'dana@example.com', roles: ['merchant'] });

const stored = (): unknown => JSON.parse(localStorage.getItem(clientStateKey) ?? 'null');

const fillIn = async () => {
  await email.fill('dana@example.com');
  await password.fill('demo');
};

test(
  'signs in with email, password and system, and opens the list of accounts',
  { meta: { shows: ['spec:2.1', 'spec:7.1'] } },
  async () => {
    const sent: Sent[] = [];
    const { router } = openApp('/login', {
      state: emptyClientState,
      answers: [
        answer(login, (call) => {
          sent.push(call);
          return { token: 't1', email: 'dana@example.com', roles: ['merchant'] };
        }),
      ],
    });
    await fillIn();
    await button.click();
    await expect.element(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/program-list');
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'dana@example.com', password: 'demo', system: 'payment' },
    ]);
    expect(stored()).toMatchObject({
      session: { token: 't1', sessionToken: 't1', email: 'dana@example.com' },
    });
  },
);

test('shows the server’s message when the sign-in is refused, and keeps the email that was entered', async () => {
  openApp('/login', { state: emptyClientState, answers: [refuse(login, 'invalid_credentials')] });
  await fillIn();
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid email or password');
  await expect.element(email).toHaveValue('dana@example.com');
});

test("shows the server's field errors at the fields, and its general message above them", async () => {
  const fields = { password: 'This field is required.' };
  const { answerAlso } = openApp('/login', {
    state: emptyClientState,
    answers: [refuse(login, 'invalid_input', undefined, fields)],
  });
  await button.click();
  await expect.element(page.getByText('Some fields aren’t valid.')).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription('This field is required.');
  await expect.element(email).toHaveAccessibleDescription('');
  answerAlso(refuse(login, 'invalid_credentials'));
  await button.click();
  await expect.element(page.getByText('Invalid email or password')).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription('');
});

test('shows ‘Unknown error’ if the server sends no message', async () => {
  openApp('/login', { state: emptyClientState, answers: [away(login)] });
  await fillIn();
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Unknown error');
});

test('announces an identical sign-in failure again', async () => {
  openApp('/login', { state: emptyClientState, answers: [refuse(login, 'invalid_credentials')] });
  await fillIn();
  await button.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  const first = alert.element();
  await button.click();
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(alert).toHaveTextContent('Invalid email or password');
});

test('sends one sign-in request however often Enter is pressed', async () => {
  let count = 0;
  const response = Promise.withResolvers<void>();
  openApp('/login', {
    state: emptyClientState,
    answers: [
      answer(login, async () => {
        count += 1;
        await response.promise;
        return { token: 't1', email: 'dana@example.com', roles: ['merchant'] };
      }),
    ],
  });
  await fillIn();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  response.resolve();
  await expect.element(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(count).toBe(1);
});

test(
  'leaves all validation of the sign-in form to the server',
  { meta: { shows: ['spec:5.14'] } },
  async () => {
    openApp('/login', { state: emptyClientState, answers: [refuse(login, 'invalid_input')] });
    await button.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Some fields aren’t valid.');
  },
);

test('opens the sign-in page with a return path if a screen requires a session', async () => {
  const { router } = openApp('/payments?page=2', {
    state: { ...signedIn, session: { ...emptyClientState.session, email: 'dana@example.com' } },
    answers: [granted],
  });
  await expect.element(button).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/login?returnTo=%2Fpayments%3Fpage%3D2');
});

test(
  'does not follow a crafted return path',
  { meta: { shows: ['asvs:V1.2.2', 'asvs:V3.7.2'] } },
  async () => {
    const { router } = openApp('/login?returnTo=//evil.example/', {
      state: emptyClientState,
      answers: [granted],
    });
    await fillIn();
    await button.click();
    await expect.element(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/program-list');
  },
);

test('clears a previous user’s selected account at sign-in', async () => {
  openApp('/login', {
    state: {
      ...emptyClientState,
      session: { ...emptyClientState.session, email: 'other@example.com' },
      account: { accountId, currency: 'usd', type: 'merchant' },
    },
    answers: [granted, answer(listPermittedAccounts, { accounts: [] })],
  });
  await fillIn();
  await button.click();
  await expect.element(page.getByText('No accounts yet')).toBeVisible();
  expect(stored()).toMatchObject({ account: { accountId: '' } });
});
