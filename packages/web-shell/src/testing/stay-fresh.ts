import type { LazyQueryClient } from '../api/lazy-query-client.ts';

/** A screen whose code loads slowly mounts after its data has become stale, and would ask for the data again. */
export const stayFresh = (lazyQueryClient: LazyQueryClient): void =>
  void lazyQueryClient.subscribe(() => {
    const queryClient = lazyQueryClient.get();
    const { queries, ...others } = queryClient?.getDefaultOptions() ?? {};
    queryClient?.setDefaultOptions({ ...others, queries: { ...queries, staleTime: Infinity } });
  });
