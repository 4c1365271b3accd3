import { whenIdle } from '@tillbook/ui/timing';

/** The time to load a module that is not needed yet: now, or once the page is idle. */
export type Prefetch = 'now' | 'idle';

export type LazyModule<Loaded> = {
  readonly get: () => Loaded | undefined;
  /**
   * Loads the module once; resolves to true if it is loaded. Never rejects: while offline it resolves to
   * false, and the next call tries again. Some browsers cache a failed download until the page is reloaded.
   */
  readonly load: () => Promise<boolean>;
  /**
   * Loads the module, and retries once a lost connection is back; returns a function that cancels loads that
   * have not started.
   */
  readonly prefetch: (when: Prefetch) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Declares code to be loaded on demand.
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
    // Starts no download while offline: after a failed download, Chromium does not request the file again.
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
