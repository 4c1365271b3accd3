import { ApiError, NetworkError } from '@tillbook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { holdErrors } from './hold-errors.ts';

/** The time that data stays fresh: long enough for a hover to load the page that a click opens. */
const freshMs = 5_000;

/** The delay of the only retry: long enough for the server to restart, short enough for the user. */
const retryDelayMs = 400;

const isPassing = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500 && error.status !== 501);

/** Creates the query client. The apps clear its cache at sign-out. */
export const createQueryClient = (): QueryClient => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // Sends requests even offline: a browser that wrongly reports itself offline would wait forever
        // instead of showing an error.
        networkMode: 'always',
        retry: (failureCount, error) => failureCount < 1 && isPassing(error),
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  holdErrors(queryClient);
  return queryClient;
};
