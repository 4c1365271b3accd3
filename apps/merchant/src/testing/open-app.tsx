import {
  checkSession,
  followAccount,
  getAccount,
  getAccountActivity,
  getAccountAttention,
  getListSettings,
  listPermittedAccounts,
  logout,
} from '@tillbook/contract';
import { AppRoot, clientStateKey, createShell, type ClientState } from '@tillbook/web-shell';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { answer } from '@tillbook/web-shell/testing/answers';
import { answerAlso, openPage } from '@tillbook/web-shell/testing/page';
import type { RequestHandler } from 'msw';
import { followSession } from '../app/follow-session.ts';
import { createAppRouter } from '../app/router.ts';
import { account, accountId, activityPeriod, grantedAccounts } from './fixtures.ts';

const session = {
  token: 'token-of-dana',
  sessionToken: 'token-of-dana',
  email: 'dana@example.com',
  roles: ['merchant'],
  accountId: '',
};

/** Somebody signed in who has chosen an account. */
export const signedIn: ClientState = {
  notifications: [],
  session,
  account: { accountId, currency: 'usd', type: 'merchant' },
};

const usualAnswers = [
  answer(checkSession, { email: session.email, roles: ['merchant'], expiresAt: '2026-11-22T14:00:00Z' }),
  answer(listPermittedAccounts, { accounts: grantedAccounts }),
  answer(getAccount, account),
  answer(getAccountAttention, { items: [] }),
  answer(getAccountActivity, {
    timeZone: 'America/New_York',
    current: activityPeriod('2026-11-17', 3, 2),
    previous: activityPeriod('2026-11-10', 1, 0),
  }),
  answer(getListSettings, { columns: [], views: [] }),
  answer(logout, undefined),
  // Nothing changes but what a test changes.
  answer(followAccount, undefined),
];

export type OpenAppOptions = {
  readonly state?: ClientState;
  readonly answers?: readonly RequestHandler[];
};

/**
 * Opens the app at an address, on answers of the contract's own form.
 *
 * @param address path and search: `/payments?page=2`
 */
export const openApp = (address: string, { state = signedIn, answers = [] }: OpenAppOptions = {}) => {
  openPage(usualAnswers);
  answerAlso(...answers);
  localStorage.setItem(clientStateKey, JSON.stringify(state));
  const shell = createShell(window);
  const router = createAppRouter(shell, createMemoryHistory({ initialEntries: [address] }));
  followSession(shell, router);
  render(
    <AppRoot shell={shell}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { router, shell, answerAlso };
};
