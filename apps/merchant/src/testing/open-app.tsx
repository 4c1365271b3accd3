import {
  checkSession,
  followAccount,
  getAccount,
  getAccountActivity,
  getAccountAttention,
  getAvailability,
  getBalanceChanges,
  getListSettings,
  getListSum,
  getTransactionTimeline,
  listPermittedAccounts,
  logout,
} from '@tillbook/contract';
import { AppRoot, clientStateKey, createShell, followSearchKey, type ClientState } from '@tillbook/web-shell';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { answer } from '@tillbook/web-shell/testing/answers';
import { answerAlso, atPageEnd, openPage } from '@tillbook/web-shell/testing/page';
import { stayFresh } from '@tillbook/web-shell/testing/stay-fresh';
import type { RequestHandler } from 'msw';
import { followSession } from '../app/follow-session.ts';
import { createAppRouter } from '../app/router.ts';
import { searchScope } from '../app/search-scope.ts';
import {
  account,
  accountId,
  activityPeriod,
  availability,
  grantedAccounts,
  unchangedBalance,
} from './fixtures.ts';

const session = {
  token: 'token-of-dana',
  sessionToken: 'token-of-dana',
  email: 'dana@example.com',
  roles: ['merchant'],
  accountId: '',
};

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
  answer(getAvailability, availability),
  answer(getBalanceChanges, unchangedBalance),
  answer(getAccountActivity, {
    timeZone: 'America/New_York',
    current: activityPeriod('2026-11-17', 3, 2),
    previous: activityPeriod('2026-11-10', 1, 0),
  }),
  answer(getListSettings, { columns: [], views: [] }),
  answer(getListSum, { totalCount: 1000, totalCountCapped: true }),
  // Hovering over a row preloads its page.
  answer(getTransactionTimeline, { events: [] }),
  answer(logout, undefined),
  // No changes arrive unless a test replaces this answer.
  answer(followAccount, undefined),
];

export type OpenAppOptions = {
  readonly state?: ClientState;
  readonly answers?: readonly RequestHandler[];
};

/** Opens the app at an address such as `/payments?page=2`, with responses in the contract's format. */
export const openApp = (address: string, { state = signedIn, answers = [] }: OpenAppOptions = {}) => {
  openPage(usualAnswers);
  answerAlso(...answers);
  localStorage.setItem(clientStateKey, JSON.stringify(state));
  const shell = createShell(window);
  stayFresh(shell.lazyQueryClient);
  const router = createAppRouter(shell, createMemoryHistory({ initialEntries: [address] }));
  followSession(shell, router);
  const stopSearching = followSearchKey(shell.search, router, searchScope);
  atPageEnd(() => {
    stopSearching();
    shell.search.close();
  });
  render(
    <AppRoot shell={shell}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { router, shell, answerAlso };
};
