/** A piece of code that is loaded when it is used, or a little before. */
export type Part<Loaded> = {
  /** Undefined until it has been loaded. */
  readonly get: () => Loaded | undefined;
  /**
   * Loads it, once, and says whether it is there. It never fails: without a connection the answer is false, and the next
   * one who asks tries again. Where a download has failed all the same, some browsers keep that until the page is reloaded.
   */
  readonly prepare: () => Promise<boolean>;
  /** Hears when it is there; returns how to stop hearing. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Names a piece of code without loading it.
 *
 * @example const refundDialog = createPart(async () => (await import('./refund-dialog.tsx')).RefundDialog);
 */
export const createPart = <Loaded>(load: () => Promise<Loaded>): Part<Loaded> => {
  const listeners = new Set<() => void>();
  let loaded: Loaded | undefined;
  let loading: Promise<boolean> | undefined;

  const run = async () => {
    try {
      loaded = await load();
      listeners.forEach((listener) => listener());
      return true;
    } catch {
      loading = undefined;
      return false;
    }
  };

  return {
    get: () => loaded,
    prepare: () => {
      // None is begun that is bound to fail: Chromium would not ask for the file again.
      if (!loading && !navigator.onLine) return Promise.resolve(false);
      loading ??= run();
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
