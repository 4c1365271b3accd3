import type { QueryClient } from '@tanstack/react-query';
import { liveResponses } from './lists/held-rows/live-responses.ts';
import { accountQueries } from './query-keys.ts';

/**
 * Reloads an account's money after the user's own action. Shows the result even in rows that the user is
 * reading, and even if a live refresh fetches it first.
 */
export const refreshMoney = (queryClient: QueryClient, accountId: string): void => {
  liveResponses.forget();
  void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
};
