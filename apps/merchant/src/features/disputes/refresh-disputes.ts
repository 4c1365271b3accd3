import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../query-keys.ts';

/** Reloads disputes and money after an answer to a dispute was found to have been received. */
export const refreshDisputes = (queryClient: QueryClient, accountId: string): void => {
  void queryClient.invalidateQueries(accountQueries(accountId, 'disputes'));
  void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
};
