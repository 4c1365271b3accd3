/** `offline` comes from the browser; `unreachable` from calls without a response. */
export type ReachabilityState = 'reachable' | 'offline' | 'unreachable';

type CallRecorder = {
  /** Records a response of any status, unless the browser went offline after the call started. */
  readonly recordResponse: () => void;
  /** Records a call without a response. */
  readonly recordLostCall: () => void;
};

export type Reachability = {
  readonly get: () => ReachabilityState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Records the outcome of a call that starts now. */
  readonly recordCall: () => CallRecorder;
};

/** Two lost calls in a row; a single lost call may be chance. */
const lostCallsUntilUnreachable = 2;

export type NetworkPage = {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly addEventListener: (type: 'online' | 'offline', listener: () => void) => void;
};

/** Combines the browser's events with the outcome of calls. */
export const createReachability = (page: NetworkPage): Reachability => {
  const listeners = new Set<() => void>();
  const isOnline = () => page.navigator.onLine;
  let state: ReachabilityState = isOnline() ? 'reachable' : 'offline';
  let lostCalls = 0;
  let offlineEvents = 0;

  const change = (next: ReachabilityState) => {
    if (next === 'reachable') lostCalls = 0;
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  };

  page.addEventListener('offline', () => {
    offlineEvents += 1;
    change('offline');
  });
  page.addEventListener('online', () => change('reachable'));

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recordCall: () => {
      const offlineEventsAtStart = offlineEvents;
      return {
        recordResponse: () => {
          if (offlineEvents === offlineEventsAtStart) change('reachable');
        },
        recordLostCall: () => {
          lostCalls += 1;
          if (!isOnline()) change('offline');
          else if (lostCalls >= lostCallsUntilUnreachable) change('unreachable');
        },
      };
    },
  };
};
