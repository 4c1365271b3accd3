import { findPermitted } from '../../access/grant-store.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { AttemptReader } from '../../idempotency/attempt-outcome.ts';
import type { Platform } from '../../platform.ts';

/** Finds out whether a person can create payouts, and so look up and close keys of payouts. */
export const attemptReader = async (
  { database }: Platform,
  userId: string,
  accountId: AuthorizedAccountId,
): Promise<AttemptReader> => ({
  mayPayOut: (await findPermitted(database, { userId, accountId }, ['payout_create'])) !== undefined,
});
