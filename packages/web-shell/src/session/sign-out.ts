import type { ClientStore } from '../state/client-store.ts';

/** How long a person waits for the server's goodbye before the browser forgets them anyway. */
const longestWaitMs = 3_000;

export type SignOut = {
  readonly run: () => Promise<void>;
  /** True until the state is cleared: a refusal that comes meanwhile is no session that ended by itself. */
  readonly isUnderWay: () => boolean;
};

/**
 * Signs a person out: on the server first, as long as it answers, and here whatever it does. A session the server has not
 * heard the end of ends by its own time.
 *
 * @param endSession ends the session of the moment on the server; may fail or never answer
 */
export const createSignOut = (store: ClientStore, endSession: () => Promise<void>): SignOut => {
  let leaving: Promise<void> | undefined;

  const leave = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestWaitMs);
    });
    await Promise.race([endSession().catch(() => undefined), patience]);
    clearTimeout(timer);
    store.clear();
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
