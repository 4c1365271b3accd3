import type { Client } from '@tillbook/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createAttempts, type Attempts } from '../api/attempts.ts';
import { prepareConnection } from '../api/lazy-client.ts';
import { prepareQueryClient, type LazyQueryClient } from '../api/lazy-query-client.ts';
import { describeError, type ErrorSource } from '../errors/error-report.ts';
import { sendReport } from '../errors/send-report.ts';
import { createReachability, type Reachability } from '../api/reachability.ts';
import { createSessionGuard, type SessionGuard } from '../session/session-guard.ts';
import { createSignOut } from '../session/sign-out.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import { readPageSettings, type KnownPageSettings } from '../settings/page-settings.ts';
import { createUnsavedChanges, type UnsavedChanges } from '../unsaved-changes/unsaved-changes.ts';
import { createClientStore, followOtherTabs, type ClientStore } from '../state/client-store.ts';

/** What every screen of both apps stands on. */
export type Shell = {
  readonly settings: KnownPageSettings;
  readonly store: ClientStore;
  /** Sends calls with the session's token; its code is loaded with the first one. */
  readonly client: Client;
  /** The memory of answers; there once a guard has let the person in, and an error before. */
  readonly queryClient: () => QueryClient;
  readonly lazyQueryClient: LazyQueryClient;
  readonly guard: SessionGuard;
  /** Whether the platform answers. */
  readonly reachability: Reachability;
  /** What would be lost if the screen were left now. */
  readonly unsavedChanges: UnsavedChanges;
  /** The names of attempts whose outcome is not known yet. */
  readonly attempts: Attempts;
  /** Downloads what a signed-in person needs before it is needed. */
  readonly warmUp: () => void;
  /** True while the person is signing out here: what ends then has not ended by itself. */
  readonly isSigningOut: () => boolean;
  /** Ends the session on the server and forgets everything, here and in the other tabs. */
  readonly signOut: () => Promise<void>;
  /** Tells the server about an error a person has met. A report that fails is let go. */
  readonly reportError: (error: unknown, source: ErrorSource, context?: string) => void;
};

/**
 * Builds the shell of a page: its settings, its state, its connection.
 *
 * @example const shell = createShell(window);
 */
export const createShell = (page: Window): Shell => {
  const settings = readPageSettings(page.document);
  // An open dialog locks the page's scrolling by a style element, which the page's policy lets in by this alone.
  if (settings.nonce !== '') setNonce(settings.nonce);
  const store = createClientStore(page.localStorage, page.sessionStorage);
  followOtherTabs(store, page);
  const lazyQueryClient = prepareQueryClient();
  const reachability = createReachability(page);
  const reportError = (error: unknown, source: ErrorSource, context = '') => {
    const { token, sessionToken } = store.get().session;
    void sendReport(settings.apiBaseUrl, token, describeError(error, source, context, sessionToken, page));
  };
  /** The calls whose answers had fields that were not as agreed, since the page was opened. */
  const reportedCalls = new Set<string>();
  const { client, load } = prepareConnection(
    {
      baseUrl: settings.apiBaseUrl,
      getToken: () => store.get().session.token,
      onSessionEnded: (token) => {
        // A refusal of an older token says nothing about the session of now.
        if (store.get().session.token === token && !signOut.isUnderWay()) store.endSession();
      },
      onFieldsLost: (error) => {
        // A list that brings itself up to date would say the same again and again.
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
    // What is still being fetched would come back refused, once the session is over.
    await lazyQueryClient.get()?.cancelQueries();
    const connection = await load();
    // The code may have come so late that the next person has signed in.
    if (store.get().session.token === token) await connection.endSession();
  });

  // One after the other, so that a key that is pressed meanwhile is not kept waiting.
  const warmUp = async () => {
    await whenIdle();
    await load();
    await whenIdle();
    await lazyQueryClient.open();
  };

  return {
    settings,
    store,
    client,
    queryClient: () => {
      const queryClient = lazyQueryClient.get();
      if (!queryClient) throw new Error('The query client is there only behind a guard.');
      return queryClient;
    },
    lazyQueryClient,
    reachability,
    unsavedChanges: createUnsavedChanges(),
    attempts: createAttempts(),
    guard: createSessionGuard(store, async (signal) => (await load()).check(signal)),
    warmUp: () => void warmUp().catch(() => undefined),
    isSigningOut: signOut.isUnderWay,
    signOut: signOut.run,
    reportError,
  };
};
