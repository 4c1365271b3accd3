export type UnsavedChanges = {
  readonly exist: () => boolean;
  readonly add: () => () => void;
  /** Forgets all changes without asking, because the page no longer belongs to their user. */
  readonly discard: () => void;
  /** Asks the user if there is something to lose; resolves to true if they want to leave. */
  readonly mayLeave: () => Promise<boolean>;
  readonly isAsking: () => boolean;
  readonly answer: (leaves: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const createUnsavedChanges = (): UnsavedChanges => {
  const forms = new Set<symbol>();
  const listeners = new Set<() => void>();
  let reply: ((leaves: boolean) => void) | undefined;

  const tell = () => listeners.forEach((listener) => listener());
  const put = (next: typeof reply) => {
    reply = next;
    tell();
  };
  const answer = (leaves: boolean) => {
    const asked = reply;
    put(undefined);
    asked?.(leaves);
  };

  return {
    exist: () => forms.size > 0,
    add: () => {
      const form = Symbol('form');
      forms.add(form);
      tell();
      return () => {
        forms.delete(form);
        tell();
      };
    },
    discard: () => {
      forms.clear();
      answer(true);
    },
    mayLeave: () => {
      if (forms.size === 0) return Promise.resolve(true);
      // Cancels an open question: pressing Back asks again for the new destination.
      answer(false);
      return new Promise((resolve) => put(resolve));
    },
    isAsking: () => reply !== undefined,
    answer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
