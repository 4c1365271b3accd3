import { ApiError, NetworkError } from '@tillbook/api-client';

/** True where no answer came, or the server said that it cannot give one. A refusal is an answer. */
export const isOutage = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
