import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What other queries hold, kept up to date, without requesting it. A disabled `useQuery` would not do: a refetch calls
 * the function of the query's latest observer, and that one has none.
 *
 * @param read gives a value that stays the same while nothing changes: a text, a number
 */
export const useCached = <Value>(read: (queryClient: QueryClient) => Value): Value => {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => read(queryClient));
};
