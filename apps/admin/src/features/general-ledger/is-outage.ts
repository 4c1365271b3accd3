import { ApiError, NetworkError } from '@tillbook/api-client';

/** Returns true if there was no response, or a server error. A refusal is a response. */
export const isOutage = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
