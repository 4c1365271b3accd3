import { whenIdle } from './when-idle.ts';

/** When a module is loaded before it is needed: at once, or once the page has nothing more urgent to do. */
export type Prefetch = 'now' | 'idle';

/** Code that is loaded when it is used, or a little before. */
export type LazyModule<Loaded> = {
  /** Undefined until it has been loaded. */
  readonly get: () => Loaded | undefined;
  /**
   * Loads it, once, and tells whether it is there. It never fails: without a connection the answer is false, and the next
   * call tries again. Where a download has failed all the same, some browsers keep the failure until the page is reloaded.
   */
  readonly load: () => Promise<boolean>;
  /** Loads it, and again once a lost connection is back; returns what calls that off. */
  readonly prefetch: (when: Prefetch) => () => void;
  /** Calls the listener when it has been loaded; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Names code without loading it.
 *
 * @example const refundDialog = lazyModule(async () => (await import('./refund-dialog.tsx')).RefundDialog);
 */
export const lazyModule = <Loaded>(download: () => Promise<Loaded>): LazyModule<Loaded> => {
  const listeners = new Set<() => void>();
  let loaded: Loaded | undefined;
  let loading: Promise<boolean> | undefined;

  const run = async () => {
    try {
      loaded = await download();
      listeners.forEach((listener) => listener());
      return true;
    } catch {
      loading = undefined;
      return false;
    }
  };

  const load = () => {
    // No download is begun that is bound to fail: Chromium would not ask for the file again.
    if (!loading && !navigator.onLine) return Promise.resolve(false);
    loading ??= run();
    return loading;
  };

  return {
    get: () => loaded,
    load,
    prefetch: (when) => {
      const controller = new AbortController();
      const { signal } = controller;
      const begin = async () => {
        if (when === 'idle') await whenIdle();
        if (signal.aborted) return;
        window.addEventListener('online', () => void load(), { signal });
        await load();
      };
      void begin();
      return () => controller.abort();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
