/** `offline` is the browser's own word; `unreachable` is what calls without an answer say. */
export type ReachabilityState = 'reachable' | 'offline' | 'unreachable';

export type Reachability = {
  readonly get: () => ReachabilityState;
  /** Hears of every change; returns how to stop hearing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** An answer came, whatever it said. */
  readonly noteAnswer: () => void;
  /** A call got no answer. */
  readonly noteSilence: () => void;
};

/** One call that is lost may be chance; the next one without an answer is not. */
const silencesThatCount = 2;

/** What is needed of a window. */
export type NetworkPage = {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly addEventListener: (type: 'online' | 'offline', listener: () => void) => void;
};

/** Knows whether the platform can be reached, from the browser and from what becomes of calls. */
export const createReachability = (page: NetworkPage): Reachability => {
  const listeners = new Set<() => void>();
  const isOnline = () => page.navigator.onLine;
  let state: ReachabilityState = isOnline() ? 'reachable' : 'offline';
  let silences = 0;

  const change = (next: ReachabilityState) => {
    if (next === 'reachable') silences = 0;
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  };

  page.addEventListener('offline', () => change('offline'));
  page.addEventListener('online', () => change('reachable'));

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteAnswer: () => change('reachable'),
    noteSilence: () => {
      silences += 1;
      if (!isOnline()) change('offline');
      else if (silences >= silencesThatCount) change('unreachable');
    },
  };
};
