import type { LazyQueryClient } from '../api/lazy-query-client.ts';

/**
 * Marks loaded data as fresh forever, so that a screen whose code loads slowly does not request the data a
 * second time.
 */
export const stayFresh = (lazyQueryClient: LazyQueryClient): void =>
  void lazyQueryClient.subscribe(() => {
    const queryClient = lazyQueryClient.get();
    const { queries, ...others } = queryClient?.getDefaultOptions() ?? {};
    queryClient?.setDefaultOptions({ ...others, queries: { ...queries, staleTime: Infinity } });
  });
