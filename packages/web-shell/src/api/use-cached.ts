import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads the cache of other queries without requesting them, kept up to date. A disabled `useQuery` would not
 * work: a refetch calls the function of the query's latest observer, which would have none.
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
