import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Replaces cached data with the response to a change. Cancels a read that is in flight, because its older
 * result would replace the response.
 */
export const showResponse = async <Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  response: InferDataFromTag<unknown, Key>,
): Promise<void> => {
  // Waits, because a canceled read restores the data from before it began.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, response);
};
