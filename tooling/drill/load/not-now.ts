import type { ApiError } from '@tillbook/api-client';

/** What a client is told while a part is away: when to come again, and in the API's own form. */
export type Away = 'not-now' | 'malformed';

/** Judges a response; undefined if it is no 502, 503 or 504. A page in HTML has no message for the client. */
export const awayOf = ({
  status,
  code,
  message,
  retryAfterSeconds,
}: Pick<ApiError, 'status' | 'code' | 'message' | 'retryAfterSeconds'>): Away | undefined => {
  if (![502, 503, 504].includes(status) && code !== 'unavailable') return undefined;
  return retryAfterSeconds !== undefined && message !== '' ? 'not-now' : 'malformed';
};
