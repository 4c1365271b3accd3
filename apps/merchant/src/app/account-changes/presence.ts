import type { Shell } from '@tillbook/web-shell';

/** A user without interaction for this long is absent: background requests must not extend a session. */
const presentForMs = 10 * 60_000;

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const pageEvents = ['pageshow', 'pagehide', 'online', 'offline'] as const;

export type Presence = {
  /** Returns true while the page is visible, the user is active, and the platform is reachable. */
  readonly isPresent: () => boolean;
  /** Resolves once the user is present, or when `signal` aborts. */
  readonly untilPresent: (signal: AbortSignal) => Promise<void>;
  readonly absenceSignal: () => AbortSignal;
  readonly stop: () => void;
};

export const watchPresence = ({ reachability }: Pick<Shell, 'reachability'>): Presence => {
  const listeners = new Set<() => void>();
  let lastActivityMs = Date.now();
  let isLeaving = false;

  const isActive = () => Date.now() - lastActivityMs < presentForMs;
  const isPresent = () =>
    !isLeaving &&
    document.visibilityState === 'visible' &&
    navigator.onLine &&
    reachability.get() === 'reachable' &&
    isActive();
  const notify = () => listeners.forEach((listener) => listener());
  const onActivity = () => {
    const wasActive = isActive();
    lastActivityMs = Date.now();
    if (!wasActive) notify();
  };
  const onPageEvent = ({ type }: Event) => {
    // A page with an open connection cannot enter the back/forward cache, so leaving the page disconnects.
    isLeaving = type === 'pagehide';
    if (type === 'visibilitychange') lastActivityMs = Date.now();
    notify();
  };

  const ending = new AbortController();
  const { signal } = ending;
  for (const type of activityEvents) window.addEventListener(type, onActivity, { passive: true, signal });
  for (const type of pageEvents) window.addEventListener(type, onPageEvent, { signal });
  document.addEventListener('visibilitychange', onPageEvent, { signal });
  const timer = setInterval(notify, presentForMs / 10);
  const unsubscribe = reachability.subscribe(notify);

  return {
    isPresent,
    untilPresent: (canceled) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isPresent() && !canceled.aborted) return;
          listeners.delete(check);
          canceled.removeEventListener('abort', check);
          resolve();
        };
        listeners.add(check);
        canceled.addEventListener('abort', check);
        check();
      }),
    absenceSignal: () => {
      const absence = new AbortController();
      const check = () => {
        if (isPresent()) return;
        listeners.delete(check);
        absence.abort();
      };
      listeners.add(check);
      check();
      return absence.signal;
    },
    stop: () => {
      ending.abort();
      clearInterval(timer);
      unsubscribe();
    },
  };
};
