import { findPermitted } from '../../access/grant-store.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { AttemptReader } from '../../idempotency/attempt-outcome.ts';
import type { Platform } from '../../platform.ts';

/** Returns whether a person may create payouts: only then is a key of a payout theirs to look up and close. */
export const attemptReader = async (
  { database }: Platform,
  userId: string,
  accountId: AuthorizedAccountId,
): Promise<AttemptReader> => ({
  mayPayOut: (await findPermitted(database, { userId, accountId }, ['payout_create'])) !== undefined,
});
