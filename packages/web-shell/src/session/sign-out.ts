import type { ClientStore } from '../state/client-store.ts';

const longestWaitMs = 3_000;

export type SignOut = {
  readonly run: () => Promise<void>;
  /** True until the state is cleared: a refusal during that time is not an expired session. */
  readonly isUnderWay: () => boolean;
};

/**
 * Signs a user out: on the server if it responds, and here in any case. A session that could not be ended on
 * the server expires by itself.
 *
 * @param endSession ends the current session on the server; may fail or never settle
 */
export const createSignOut = (store: ClientStore, endSession: () => Promise<void>): SignOut => {
  let leaving: Promise<void> | undefined;

  const leave = async () => {
    const { token } = store.get().session;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestWaitMs);
    });
    await Promise.race([endSession().catch(() => undefined), patience]);
    clearTimeout(timer);
    // Clears only this session, since another tab may have signed in another user in the meantime.
    if (store.isCurrentSession(token)) store.clear();
  };

  return {
    run: () => {
      leaving ??= leave().finally(() => {
        leaving = undefined;
      });
      return leaving;
    },
    isUnderWay: () => leaving !== undefined,
  };
};
