import {
  checkSession,
  getAccount,
  listPermittedAccounts,
  logout,
  pageSettingsElementId,
} from '@tillbook/contract';
import { AppRoot, clientStateKey, createShell, type ClientState } from '@tillbook/web-shell';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { followSession } from '../app/follow-session.ts';
import { createAppRouter } from '../app/router.ts';
import { answer, testOrigin } from './answers.ts';
import { account, accountId, grantedAccounts } from './fixtures.ts';

/** Calls the test has not said an answer for; a test fails on one. */
const unexpected: string[] = [];

/** How many times an app was opened. Each has an address of its own, so that a late call of the last one is known. */
let openedCount = 0;

const worker = setupWorker(
  http.all(`${testOrigin}/:app/api/*`, ({ params, request: { method, url } }) => {
    if (params.app === appName()) unexpected.push(`${method} ${url}`);
    return new Response(null, { status: 501 });
  }),
);

const appName = () => `app-${String(openedCount)}`;

/** Writes the page's settings as the server does. */
const writeSettings = () => {
  document.getElementById(pageSettingsElementId)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageSettingsElementId;
  element.textContent = JSON.stringify({ apiBaseUrl: `${testOrigin}/${appName()}/api` });
  document.head.append(element);
};

/** Readies the page of a test file for `openApp`. */
export const useApp = (): void => {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  });
  // A pointer that still rests where the last test clicked would load whatever the next one draws there.
  beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }));
  afterEach(() => {
    cleanup();
    // Calls that come after this belong to nobody.
    openedCount += 1;
    worker.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
    const calls = unexpected.splice(0);
    if (calls.length > 0)
      throw new Error(`The screen made calls the test does not know: ${calls.join(', ')}`);
  });
  afterAll(() => worker.stop());
};

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
  answer(logout, undefined),
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
  openedCount += 1;
  writeSettings();
  localStorage.setItem(clientStateKey, JSON.stringify(state));
  worker.use(...usualAnswers);
  worker.use(...answers);
  const shell = createShell(window);
  const router = createAppRouter(shell, createMemoryHistory({ initialEntries: [address] }));
  followSession(shell, router);
  render(
    <AppRoot shell={shell}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { router, shell, answerAlso: (...more: RequestHandler[]) => worker.use(...more) };
};
