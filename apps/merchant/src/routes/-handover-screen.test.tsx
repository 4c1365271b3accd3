import {
  checkSession,
  getAccount,
  listPermittedAccounts,
  listTransactions,
  useHandoverCode,
} from '@tillbook/contract';
import { clientStateKey, emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { noteHandoverCode } from '../app/handover-code.ts';
import { account, accountId } from '../testing/fixtures.ts';
import { openApp } from '../testing/open-app.tsx';

usePages();

// The call's name starts with `use`, but it is not a hook.
const handoverCall = useHandoverCode;

const roles = ['internal_admin'];
const session = {
  token: 'token-of-ada',
  email: 'ada@example.com',
  roles,
  accountId,
  account: { name: account.name, type: 'merchant', currency: 'usd' },
};
const answers = [
  answer(checkSession, { email: session.email, roles, expiresAt: '2026-11-22T14:00:00Z' }),
  answer(listPermittedAccounts, { accounts: [] }),
  answer(getAccount, account),
  answer(listTransactions, { transactions: [], totalCount: 0 }),
];
const address = '/handover?to=%2Fpayments&from=%2Fadmin%2Faccounts%3Fpage%3D2';
const stored = (): unknown => JSON.parse(localStorage.getItem(clientStateKey) ?? 'null');

/** Simulates a page start with the code in the address. */
const comeWith = (code: string) =>
  noteHandoverCode({
    location: { pathname: '/handover', search: '', hash: `#${code}` },
    history: { replaceState: () => undefined },
  });

test("exchanges a handover code for the admin's session, and opens the chosen account and screen", async () => {
  const sent: Sent[] = [];
  comeWith('code-1');
  const { router } = openApp(address, {
    state: emptyClientState,
    answers: [
      ...answers,
      answer(handoverCall, (call) => {
        sent.push(call);
        return session;
      }),
    ],
  });
  await expect.element(page.getByText(/^You are viewing .+ as ada@example\.com\./)).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/payments');
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'code-1' }]);
  expect(stored()).toMatchObject({
    session: { token: 'token-of-ada', sessionToken: 'token-of-ada', email: 'ada@example.com', roles },
    account: { accountId, currency: 'usd', type: 'merchant' },
  });
  await expect
    .element(page.getByRole('link', { name: 'Back to accounts' }))
    .toHaveAttribute('href', `${window.location.origin}/admin/accounts?page=2`);
});

test('links to the admin app when a handover code is refused, without ending an existing session', async () => {
  comeWith('code-2');
  openApp(address, { answers: [refuse(handoverCall, 'invalid_handover_code')] });
  await expect.element(page.getByText(/^This link to the account has expired\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Accounts' }))
    .toHaveAttribute('href', `${window.location.origin}/admin/accounts`);
  expect(stored()).toMatchObject({ session: { token: 'token-of-dana' } });
});

test('sends nothing if the handover address has no code, as after a reload', async () => {
  openApp(address);
  await expect.element(page.getByText(/^This link to the account has expired\./)).toBeVisible();
});

test('retries a handover with the same code after the server was down', async () => {
  comeWith('code-3');
  const { router, answerAlso } = openApp(address, {
    state: emptyClientState,
    answers: [...answers, away(handoverCall)],
  });
  await expect.element(page.getByText('The account couldn’t be opened. Please try again.')).toBeVisible();
  answerAlso(answer(handoverCall, session));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => router.state.location.href).toBe('/payments');
});
