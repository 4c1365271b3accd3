import type { QueryClient } from '@tanstack/react-query';

/** The memory of what the API answered, before and after its code is there. */
export type LazyQueryClient = {
  /** Undefined until it has been opened. */
  readonly get: () => QueryClient | undefined;
  /** Downloads the code, once, and makes the memory. */
  readonly open: () => Promise<QueryClient>;
  /** Hears when it is there; returns how to stop hearing. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Prepares the memory without downloading its code: whoever signs in needs none yet. */
export const prepareQueryClient = (): LazyQueryClient => {
  const listeners = new Set<() => void>();
  let queryClient: QueryClient | undefined;
  let opening: Promise<QueryClient> | undefined;

  const create = async () => {
    const { createQueryClient } = await import('./query-client.ts');
    queryClient = createQueryClient();
    // It lives as long as the page and follows whether the page is seen and the network there.
    queryClient.mount();
    listeners.forEach((listener) => listener());
    return queryClient;
  };

  return {
    get: () => queryClient,
    open: () => {
      opening ??= create().catch((error: unknown) => {
        // A download that failed is tried again at the next guard.
        opening = undefined;
        throw error;
      });
      return opening;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
