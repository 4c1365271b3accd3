import { checkSession, getEntrySet, logout, type PageSettings } from '@tillbook/contract';
import {
  AppRoot,
  clientStateKey,
  createShell,
  emptyClientState,
  followSearchKey,
  type ClientState,
} from '@tillbook/web-shell';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { answer } from '@tillbook/web-shell/testing/answers';
import { answerAlso, atPageEnd, openPage } from '@tillbook/web-shell/testing/page';
import { stayFresh } from '@tillbook/web-shell/testing/stay-fresh';
import type { RequestHandler } from 'msw';
import { followSession } from '../app/follow-session.ts';
import { createAppRouter } from '../app/router.ts';
import { searchScope } from '../app/search-scope.ts';
import { postedSet } from './fixtures.ts';

const session = {
  token: 'token-of-ada',
  sessionToken: 'token-of-ada',
  email: 'ada@example.com',
  roles: ['internal_admin'],
  accountId: '',
};

export const signedIn: ClientState = { ...emptyClientState, session };

export const sessionOf = (...roles: readonly string[]) =>
  answer(checkSession, { email: session.email, roles: [...roles], expiresAt: '2026-11-22T14:00:00Z' });

export type OpenAppOptions = {
  readonly state?: ClientState;
  readonly answers?: readonly RequestHandler[];
  readonly settings?: Partial<PageSettings>;
};

/**
 * Opens the app at an address, with responses in the contract's format.
 *
 * @param address path and search: `/admin/accounts?page=2`
 * @returns also `left`, the addresses of the pages that a browser would have opened in place of this page
 */
export const openApp = (
  address: string,
  { state = signedIn, answers = [], settings }: OpenAppOptions = {},
) => {
  // Includes a response to the preload of an entry set under the pointer.
  const usualAnswers = [answer(logout, undefined), answer(getEntrySet, postedSet)];
  openPage([sessionOf('internal_admin'), ...usualAnswers], settings);
  answerAlso(...answers);
  localStorage.setItem(clientStateKey, JSON.stringify(state));
  const left: string[] = [];
  const shell = createShell(window);
  stayFresh(shell.lazyQueryClient);
  const router = createAppRouter(
    { shell, leaveFor: (elsewhere) => left.push(elsewhere) },
    createMemoryHistory({ initialEntries: [address] }),
  );
  followSession(router);
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
  return { router, shell, left, answerAlso };
};
