import type { ApiError } from '@tillbook/api-client';

/** An unavailable response: well-formed with Retry-After, or malformed. */
export type Away = 'not-now' | 'malformed';

/**
 * Classifies a response; `undefined` if neither its status (502, 503, 504) nor its code reports
 * unavailability. An HTML page has no message.
 */
export const awayOf = ({
  status,
  code,
  message,
  retryAfterSeconds,
}: Pick<ApiError, 'status' | 'code' | 'message' | 'retryAfterSeconds'>): Away | undefined => {
  if (![502, 503, 504].includes(status) && code !== 'unavailable') return undefined;
  return retryAfterSeconds !== undefined && message !== '' ? 'not-now' : 'malformed';
};
