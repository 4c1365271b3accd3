import type { QueryClient } from '@tanstack/react-query';

export type LazyQueryClient = {
  /** Undefined until opened. */
  readonly get: () => QueryClient | undefined;
  readonly open: () => Promise<QueryClient>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Prepares the query client without downloading its code: the sign-in page does not need it. */
export const prepareQueryClient = (): LazyQueryClient => {
  const listeners = new Set<() => void>();
  let queryClient: QueryClient | undefined;
  let opening: Promise<QueryClient> | undefined;

  const create = async () => {
    const { createQueryClient } = await import('./query-client.first-call.ts');
    queryClient = createQueryClient();
    // Stays mounted until the page is closed, to follow the page's visibility and the network.
    queryClient.mount();
    listeners.forEach((listener) => listener());
    return queryClient;
  };

  return {
    get: () => queryClient,
    open: () => {
      opening ??= create().catch((error: unknown) => {
        // Resets, so that the next guard retries a failed download.
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
