import { ApiError } from '@tillbook/api-client';
import type { ClientStore } from '../state/client-store.ts';

export type SessionGuard = {
  /**
   * Asks the server, once per page and token, whether it still knows the session.
   *
   * @returns false where nobody is signed in or the server no longer knows the session. True where the server cannot be
   *   asked just now: each screen then says so itself, and no call succeeds without the server's consent anyway.
   */
  readonly isSignedIn: () => Promise<boolean>;
};

type Check = () => Promise<{ readonly email: string; readonly roles: readonly string[] }>;

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Guards everything behind the sign-in. */
export const createSessionGuard = (store: ClientStore, check: Check): SessionGuard => {
  let checkedToken = '';
  let asking: Promise<boolean> | undefined;

  const ask = async (token: string): Promise<boolean> => {
    try {
      const { email, roles } = await check();
      // A person may have signed out, or in as somebody else, while the server was asked.
      if (store.get().session.token !== token) return store.get().session.token !== '';
      checkedToken = token;
      store.setSession({ email, roles: [...roles] });
      return true;
    } catch (error) {
      if (!isRefusal(error)) return true;
      if (store.get().session.token === token) store.endSession();
      return store.get().session.token !== '';
    }
  };

  return {
    isSignedIn: async () => {
      const { token } = store.get().session;
      if (token === '') return false;
      if (token === checkedToken) return true;
      asking ??= ask(token).finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
};
