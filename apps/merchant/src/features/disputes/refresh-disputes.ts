import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../query-keys.ts';
import { refreshMoney } from '../../refresh-money.ts';

/** Reloads disputes and money when the outcome of an attempt with a lost response is found. */
export const refreshDisputes = (queryClient: QueryClient, accountId: string): void => {
  void queryClient.invalidateQueries(accountQueries(accountId, 'disputes'));
  refreshMoney(queryClient, accountId);
};
