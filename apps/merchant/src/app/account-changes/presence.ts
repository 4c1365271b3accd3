import type { Shell } from '@tillbook/web-shell';

/** A user who touches nothing for this long is absent: background requests must not keep a session alive. */
const attendedForMs = 10 * 60_000;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const occasions = ['pageshow', 'pagehide', 'online', 'offline'] as const;

export type Presence = {
  /** True while the page is visible and the platform can be reached. */
  readonly isThere: () => boolean;
  /** Resolves once it is, or when `signal` aborts. */
  readonly whenThere: (signal: AbortSignal) => Promise<void>;
  /** Aborts once it is no longer. */
  readonly whileThere: () => AbortSignal;
  readonly stop: () => void;
};

/** Knows whether following an account is currently of use to anybody. */
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
    // A page with an open connection cannot enter the back/forward cache.
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
