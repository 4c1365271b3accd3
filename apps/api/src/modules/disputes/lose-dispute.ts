import type { AccountObject } from '../../runtime/account-object.ts';
import { disputes } from '../../db/schema/index.ts';
import { disputeLost } from '../../ledger/dispute.ts';
import { inAccount, type AccountTransaction } from '../../ledger/in-account.ts';
import { postWithin } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { findEntryStateWithin } from '../transactions/index.ts';
import { insertAnswer } from './answer-store.ts';
import { lockDispute } from './close-dispute.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { isDispute, paymentOf } from './store.ts';

export type LostBy = {
  readonly kind: 'accepted' | 'expired';
  /** The person who accepted the dispute; absent for a missed deadline. */
  readonly user?: { readonly userId: string; readonly email: string };
};

const postLoss = async (
  platform: Platform,
  transaction: AccountTransaction,
  dispute: DisputeRow,
  createdBy: string | undefined,
): Promise<void> => {
  const paymentState = await findEntryStateWithin(transaction, paymentOf(dispute));
  const { newIdentifier } = platform;
  const posted = await postWithin(
    transaction,
    platform,
    disputeLost({ dispute, paymentState, createdBy, newIdentifier }),
  );
  if (!posted.ok) throw new Error(`Dispute ${dispute.id} was not lost: ${posted.code}.`);
};

/**
 * Closes an uncontested dispute as lost; returns false if it is closed or contested. A dispute has one
 * response: submitted evidence, an acceptance, or a missed deadline.
 */
export const loseWithin = async (
  platform: Platform,
  transaction: AccountTransaction,
  { accountId, id }: AccountObject,
  { kind, user }: LostBy,
): Promise<boolean> => {
  const dispute = await lockDispute(transaction, { accountId, id });
  if (dispute === undefined || dispute.closedAt !== null) return false;
  const at = platform.clock.now();
  const answer = { disputeId: id, accountId, kind, userId: user?.userId, at };
  if (!(await insertAnswer(transaction, answer))) return false;
  await postLoss(platform, transaction, dispute, user?.email);
  return true;
};

/** Closes an unanswered dispute as lost after its deadline. Idempotent. */
export const expireDispute = async (platform: Platform, of: AccountObject): Promise<void> => {
  const [dispute] = await platform.database.drizzle.select().from(disputes).where(isDispute(of));
  if (dispute?.status !== 'pending' || platform.clock.now() < dispute.respondBy) return;
  await inAccount(
    platform,
    dispute.accountId,
    (transaction) => loseWithin(platform, transaction, dispute, { kind: 'expired' }),
    { hasWritten: (isLost) => isLost },
  );
};
