import type { AttemptOutcome } from '@tillbook/contract';
import type { AttemptPlace, OpenAttempt } from './attempt-place.ts';

/**
 * The known outcome of an attempt: `unknown` if the lookup failed, `expired` if the server may have removed
 * the key's record.
 */
export type KnownOutcome = AttemptOutcome | { readonly status: 'checking' | 'unknown' | 'expired' };

export type Unresolved = {
  readonly place: AttemptPlace;
  readonly attempt: OpenAttempt;
  readonly askedAt: Date;
  /** True if the form can send the same request again: this page has sent it, and the user has not changed it. */
  readonly canTryAgain: boolean;
  /** The server's message about the failure, or empty; undefined if this page has seen no failure. */
  readonly message?: string | undefined;
  readonly outcome: KnownOutcome;
};

export const isFinal = ({ status }: KnownOutcome): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'closed';

/** The retention of a header key on the server, one day, less an hour, because clocks are adjusted. */
const retentionMs = 23 * 60 * 60_000;

/** Returns true for a `referenceId`, which is never removed. */
const isStoredForever = ({ call }: AttemptPlace): boolean => call === 'createTransaction';

/** Returns true if a missing record no longer means that the request has not arrived. */
export const isExpired = (place: AttemptPlace, { startedAt }: OpenAttempt, now: Date): boolean => {
  if (isStoredForever(place)) return false;
  const ageMs = now.getTime() - Date.parse(startedAt);
  return !(ageMs >= -retentionMs && ageMs < retentionMs);
};
