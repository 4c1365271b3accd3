import { checkSession, logout } from '@tillbook/contract';
import {
  AppRoot,
  clientStateKey,
  createShell,
  emptyClientState,
  type ClientState,
} from '@tillbook/web-shell';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { followSession } from '../app/follow-session.ts';
import { createAppRouter } from '../app/router.ts';
import { answer } from './answers.ts';

/** Calls the test has not said an answer for; a test fails on one. */
const unexpected: string[] = [];

const worker = setupWorker(
  http.all(`${window.location.origin}/api/*`, ({ request: { method, url } }) => {
    unexpected.push(`${method} ${url}`);
    return new Response(null, { status: 501 });
  }),
);

/** Readies the page of a test file for `openApp`. */
export const useApp = (): void => {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  });
  afterEach(() => {
    cleanup();
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
  token: 'token-of-ada',
  sessionToken: 'token-of-ada',
  email: 'ada@example.com',
  roles: ['internal_admin'],
  accountId: '',
};

/** An internal admin, as the browser remembers one. */
export const signedIn: ClientState = { ...emptyClientState, session };

/** What the server says of a session. */
export const sessionOf = (...roles: readonly string[]) =>
  answer(checkSession, { email: session.email, roles: [...roles], expiresAt: '2026-11-22T14:00:00Z' });

export type OpenAppOptions = {
  readonly state?: ClientState;
  readonly answers?: readonly RequestHandler[];
};

/**
 * Opens the app at an address, on answers of the contract's own form.
 *
 * @param address path and search: `/admin/accounts?page=2`
 * @returns with `left`, the addresses of other apps the browser would have gone to
 */
export const openApp = (address: string, { state = signedIn, answers = [] }: OpenAppOptions = {}) => {
  localStorage.setItem(clientStateKey, JSON.stringify(state));
  worker.use(sessionOf('internal_admin'), answer(logout, undefined));
  worker.use(...answers);
  const left: string[] = [];
  const shell = createShell(window);
  const router = createAppRouter(
    { shell, leaveFor: (elsewhere) => left.push(elsewhere) },
    createMemoryHistory({ initialEntries: [address] }),
  );
  followSession(router);
  render(
    <AppRoot shell={shell}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { router, shell, left, answerAlso: (...more: RequestHandler[]) => worker.use(...more) };
};
