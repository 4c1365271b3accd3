let responses = new WeakSet<object>();
const listeners = new Set<() => void>();

/** Stores responses to changes in the account, not to user actions. Only their rows are held. */
export const liveResponses = {
  /** Returns the responses since the user's last action. */
  get: (): WeakSet<object> => responses,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows all held rows, because they may include the result of the user's action. */
  forget: (): void => {
    responses = new WeakSet();
    for (const listener of listeners) listener();
  },
};
