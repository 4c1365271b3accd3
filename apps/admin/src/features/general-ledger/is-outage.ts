import { ApiError, NetworkError } from '@tillbook/api-client';

/** Returns true if the server did not respond or failed, but not if it refused the request. */
export const isOutage = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
