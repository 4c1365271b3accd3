import type { Shell } from '@tillbook/web-shell';

/** Somebody who has touched nothing for so long is not there: what a page asks by itself must keep no session alive. */
const attendedForMs = 10 * 60_000;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const occasions = ['pageshow', 'pagehide', 'online', 'offline'] as const;

export type Presence = {
  /** True while somebody can see the page, and the platform can be reached. */
  readonly isThere: () => boolean;
  /** Resolves when it is so, or when `signal` ends the wait. */
  readonly whenThere: (signal: AbortSignal) => Promise<void>;
  /** Aborts once it is so no more. */
  readonly whileThere: () => AbortSignal;
  readonly stop: () => void;
};

/** Knows whether following an account is of use to anybody just now. */
export const watchPresence = ({ reachability }: Pick<Shell, 'reachability'>): Presence => {
  const listeners = new Set<() => void>();
  let lastSignMs = Date.now();
  let isLeaving = false;

  const isAttended = () => Date.now() - lastSignMs < attendedForMs;
  const isThere = () =>
    !isLeaving &&
    document.visibilityState === 'visible' &&
    navigator.onLine &&
    reachability.get() === 'reachable' &&
    isAttended();
  const look = () => listeners.forEach((listener) => listener());
  const noteSign = () => {
    const wasAttended = isAttended();
    lastSignMs = Date.now();
    if (!wasAttended) look();
  };
  const noteOccasion = ({ type }: Event) => {
    // A page with an open connection cannot be kept by the browser for the way back.
    isLeaving = type === 'pagehide';
    if (type === 'visibilitychange') lastSignMs = Date.now();
    look();
  };

  const ending = new AbortController();
  const { signal } = ending;
  for (const sign of signsOfLife) window.addEventListener(sign, noteSign, { passive: true, signal });
  for (const occasion of occasions) window.addEventListener(occasion, noteOccasion, { signal });
  document.addEventListener('visibilitychange', noteOccasion, { signal });
  const timer = setInterval(look, attendedForMs / 10);
  const leaveReachability = reachability.subscribe(look);

  return {
    isThere,
    whenThere: (givenUp) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isThere() && !givenUp.aborted) return;
          listeners.delete(check);
          givenUp.removeEventListener('abort', check);
          resolve();
        };
        listeners.add(check);
        givenUp.addEventListener('abort', check);
        check();
      }),
    whileThere: () => {
      const gone = new AbortController();
      const check = () => {
        if (isThere()) return;
        listeners.delete(check);
        gone.abort();
      };
      listeners.add(check);
      check();
      return gone.signal;
    },
    stop: () => {
      ending.abort();
      clearInterval(timer);
      leaveReachability();
    },
  };
};
