import { ApiError, NetworkError } from '@tillbook/api-client';
import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh: long enough for hover to load what the click then shows. */
const freshMs = 5_000;

/** One more attempt after a moment: a restart of the server is over by then, and a person is not kept waiting. */
const retryDelayMs = 400;

const isPassing = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500 && error.status !== 501);

/** The memory of what the API answered. Its keys begin with the account, and it is emptied at sign-out. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // Without this, a browser that believes to be offline would wait for ever instead of saying so.
        networkMode: 'always',
        retry: (failureCount, error) => failureCount < 1 && isPassing(error),
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
