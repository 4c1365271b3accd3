import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../query-keys.ts';

/** Reloads disputes and money when the outcome of an attempt with a lost response is found. */
export const refreshDisputes = (queryClient: QueryClient, accountId: string): void => {
  void queryClient.invalidateQueries(accountQueries(accountId, 'disputes'));
  void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
};
