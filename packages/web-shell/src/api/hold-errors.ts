import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Retains the error of a displayed query without data while another attempt is in progress. TanStack Query resets
 * such a query to pending, so that a failed part of a screen would show its loading state with each attempt.
 */
export const holdErrors = (queryClient: QueryClient): void => {
  const errors = new WeakMap<Query, Error>();
  queryClient.getQueryCache().subscribe((event) => {
    const { query, type } = event;
    const isShown = query.getObserversCount() > 0;
    if (type === 'observerRemoved' && !isShown) errors.delete(query);
    if (type !== 'updated' || !isShown || query.state.data !== undefined) return;
    if (event.action.type === 'error' && query.state.error) errors.set(query, query.state.error);
    const error = errors.get(query);
    if (event.action.type === 'fetch' && error) query.setState({ status: 'error', error });
  });
};
