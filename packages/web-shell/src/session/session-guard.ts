import { ApiError } from '@tillbook/api-client';
import type { ClientStore } from '../state/client-store.ts';

/** `unchecked`: the server has neither confirmed nor refused the session, because the check failed or timed out. */
export type SessionCheck = 'valid' | 'ended' | 'unchecked';

export type SessionGuard = {
  /**
   * Checks the session on the server, once per page and token. A user who was admitted stays signed in even
   * if the server fails later; a failed check is repeated at the next entry.
   *
   * @returns `ended` also if no user is signed in
   */
  readonly check: () => Promise<SessionCheck>;
  readonly hasFailed: () => boolean;
};

type Ask = (signal: AbortSignal) => Promise<{ readonly email: string; readonly roles: readonly string[] }>;

const longestCheckMs = 10_000;

/** Rejects as soon as the signal aborts, even if the promise ignores the signal. */
const orAborted = <Answer>(asking: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    asking.then(resolve, reject);
  });

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Creates the guard of all screens that require a sign-in.
 *
 * @param longestMs the longest duration of a check
 */
export const createSessionGuard = (
  store: ClientStore,
  ask: Ask,
  longestMs: number = longestCheckMs,
): SessionGuard => {
  let validToken = '';
  let failedToken = '';
  let checking: Promise<SessionCheck> | undefined;

  const checkToken = async (token: string): Promise<SessionCheck> => {
    const signal = AbortSignal.timeout(longestMs);
    // Returns false if the user has signed out, or in as another user, during the request.
    const isCurrent = () => store.isCurrentSession(token);
    try {
      const { email, roles } = await orAborted(ask(signal), signal);
      if (!isCurrent()) return checkCurrent();
      validToken = token;
      failedToken = '';
      store.setSession({ email, roles: [...roles] });
      return 'valid';
    } catch (error) {
      if (!isCurrent()) return checkCurrent();
      if (isRefusal(error)) {
        store.endSession(token);
        return 'ended';
      }
      failedToken = token;
      return 'unchecked';
    }
  };

  const checkCurrent = async (): Promise<SessionCheck> => {
    const { token } = store.get().session;
    if (token === '') return 'ended';
    return token === validToken ? 'valid' : checkToken(token);
  };

  return {
    check: () => {
      checking ??= checkCurrent().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    hasFailed: () => failedToken !== '' && failedToken === store.get().session.token,
  };
};
