/** What would be lost if the page were left now, and the question that is put before it is. */
export type UnsavedChanges = {
  /** True while any form holds changes that are saved nowhere. */
  readonly exist: () => boolean;
  /** A form has something to lose from now on; returns how to take that back. */
  readonly add: () => () => void;
  /** Asks the person, where there is something to lose. True where they want to leave. */
  readonly mayLeave: () => Promise<boolean>;
  /** True while the question stands. */
  readonly isAsking: () => boolean;
  readonly answer: (leaves: boolean) => void;
  /** Hears of every change, of what there is to lose and of the question; returns how to stop hearing. */
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
    mayLeave: () => {
      if (forms.size === 0) return Promise.resolve(true);
      // Whoever presses Back while the question stands is asked anew about that.
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
