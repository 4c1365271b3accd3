import { findPermitted } from '../../access/grant-store.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { AttemptReader } from '../../idempotency/attempt-outcome.ts';
import type { Platform } from '../../platform.ts';

/** Grants access to the idempotency keys of payouts only to people who can create payouts. */
export const attemptReader = async (
  { database }: Platform,
  userId: string,
  accountId: AuthorizedAccountId,
): Promise<AttemptReader> => ({
  mayPayOut: (await findPermitted(database, { userId, accountId }, ['payout_create'])) !== undefined,
});
