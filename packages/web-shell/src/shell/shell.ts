import type { Client } from '@tillbook/api-client';
import { whenIdle } from '@tillbook/ui/timing';
import type { QueryClient } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createAttempts, type Attempts } from '../attempts/open-attempts.ts';
import { prepareConnection } from '../api/lazy-client.ts';
import { prepareQueryClient, type LazyQueryClient } from '../api/lazy-query-client.ts';
import { describeError, type ErrorSource } from '../errors/error-report.ts';
import { sendReport } from '../errors/send-report.ts';
import { createReachability, type Reachability } from '../api/reachability.ts';
import { createSessionGuard, type SessionGuard } from '../session/session-guard.ts';
import { followRestoredPage } from '../session/restored-page.ts';
import { createSignOut } from '../session/sign-out.ts';
import { createSearch, type Search } from '../search/search-state.ts';
import { readPageSettings, type KnownPageSettings } from '../settings/page-settings.ts';
import { createUnsavedChanges, type UnsavedChanges } from '../unsaved-changes/unsaved-changes.ts';
import { createClientStore, followOtherTabs, type ClientStore } from '../state/client-store.ts';
import { localStorageOf, sessionStorageOf, storesData } from '../state/page-storage.ts';

export type Shell = {
  readonly settings: KnownPageSettings;
  readonly store: ClientStore;
  /** False if the browser blocks site data: the session then ends with the page. */
  readonly storesSession: boolean;
  /** Sends calls with the session's token; its code loads with the first call. */
  readonly client: Client;
  /** Returns the query client, which exists once a guard has let the user in; throws before. */
  readonly queryClient: () => QueryClient;
  readonly lazyQueryClient: LazyQueryClient;
  readonly guard: SessionGuard;
  readonly reachability: Reachability;
  readonly search: Search;
  readonly unsavedChanges: UnsavedChanges;
  readonly attempts: Attempts;
  readonly warmUp: () => void;
  /** True while the user is signing out here: a session that ends then has not expired. */
  readonly isSigningOut: () => boolean;
  /** Ends the session on the server, and clears the client state here and in other tabs. */
  readonly signOut: () => Promise<void>;
  readonly reportError: (error: unknown, source: ErrorSource, context?: string) => void;
};

/**
 * Builds the shell of a page: its settings, its state, its connection.
 *
 * @example const shell = createShell(window);
 */
export const createShell = (page: Window): Shell => {
  const settings = readPageSettings(page.document);
  // Sets the nonce for the style element of an open dialog, which locks scrolling: the page's CSP allows it
  // by this nonce only.
  if (settings.nonce !== '') setNonce(settings.nonce);
  const store = createClientStore(localStorageOf(page), sessionStorageOf(page));
  followOtherTabs(store, page);
  const unsavedChanges = createUnsavedChanges();
  followRestoredPage(store, unsavedChanges, page);
  const lazyQueryClient = prepareQueryClient();
  const reachability = createReachability(page);
  const reportError = (error: unknown, source: ErrorSource, context = '') => {
    const { token, sessionToken } = store.get().session;
    void sendReport(settings.apiBaseUrl, token, describeError(error, source, context, sessionToken, page));
  };
  const reportedCalls = new Set<string>();
  const { client, load } = prepareConnection(
    {
      baseUrl: settings.apiBaseUrl,
      getToken: () => store.get().session.token,
      onSessionEnded: (token) => {
        // Ignores a refusal of an older token, which does not concern the current session.
        if (!signOut.isUnderWay()) store.endSession(token);
      },
      onFieldsLost: (error) => {
        // Reports a call once, since a live list would report the same error repeatedly.
        if (reportedCalls.has(error.endpointName)) return;
        reportedCalls.add(error.endpointName);
        reportError(error, 'answer');
      },
    },
    reachability,
    () => signOut.isUnderWay(),
  );

  const signOut = createSignOut(store, async () => {
    const { token } = store.get().session;
    // Cancels requests in flight, which would fail once the session is over.
    await lazyQueryClient.get()?.cancelQueries();
    const connection = await load();
    // Checks the token again, since the code may have loaded so late that the next user has signed in.
    if (store.get().session.token === token) await connection.endSession();
  });

  // Loads the client before the query client, so that a key press in between is not delayed.
  const warmUp = async () => {
    await whenIdle();
    await load();
    await whenIdle();
    await lazyQueryClient.open();
  };

  return {
    settings,
    store,
    storesSession: storesData(page),
    client,
    queryClient: () => {
      const queryClient = lazyQueryClient.get();
      if (!queryClient) throw new Error('The query client is there only behind a guard.');
      return queryClient;
    },
    lazyQueryClient,
    reachability,
    search: createSearch(page.document),
    unsavedChanges,
    attempts: createAttempts(sessionStorageOf(page), () => store.get().session.email),
    guard: createSessionGuard(store, async (signal) => (await load()).check(signal)),
    warmUp: () => void warmUp().catch(() => undefined),
    isSigningOut: signOut.isUnderWay,
    signOut: signOut.run,
    reportError,
  };
};
