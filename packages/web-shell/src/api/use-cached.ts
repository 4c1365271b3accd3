import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads the cache of other queries without requesting them, kept up to date. A disabled `useQuery` would not
 * work: a refetch calls the latest observer's query function, and a disabled query has no query function.
 *
 * @param read returns a value that is equal while nothing changes: a text, a number
 */
export const useCached = <Value>(read: (queryClient: QueryClient) => Value): Value => {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => read(queryClient));
};
