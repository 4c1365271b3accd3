import { ApiError } from '@tillbook/api-client';

/** Set by the client for responses without a code, which a proxy may have sent. */
const withoutCode = ['unknown', 'unavailable'];

/**
 * Returns true if a failure decides the outcome of a key. A refusal of the first request does, because
 * nothing else was sent with its key; a refusal of a repetition may concern the repetition only.
 */
export const decides = (error: unknown, { isRepetition }: { readonly isRepetition: boolean }): boolean => {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  if (error.code === 'attempt_closed') return true;
  if (error.code === 'key_reused' || withoutCode.includes(error.code)) return false;
  return !isRepetition;
};
