import type { AccountObject } from '../../account-object.ts';
import type { Transaction } from '../../db/client.ts';
import { disputes } from '../../db/schema/index.ts';
import { disputeLost } from '../../ledger/dispute.ts';
import { postWithin } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { findEntryStateWithin } from '../transactions/index.ts';
import { takeAnswer } from './answer-store.ts';
import { lockDispute } from './close-dispute.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { isDispute, paymentOf } from './store.ts';

/** Why a dispute is lost without a decision of the bank. */
export type LostBy = {
  readonly kind: 'accepted' | 'expired';
  /** The person who accepted it; absent if its deadline has passed. */
  readonly user?: { readonly userId: string; readonly email: string };
};

const postLoss = async (
  platform: Platform,
  transaction: Transaction,
  candidate: DisputeRow,
  createdBy: string | undefined,
) => {
  const dispute = await lockDispute(transaction, candidate);
  if (dispute === undefined || dispute.closedAt !== null) return false;
  const paymentState = await findEntryStateWithin(transaction, paymentOf(dispute));
  const { newIdentifier } = platform;
  const posted = await postWithin(
    transaction,
    platform,
    disputeLost({ dispute, paymentState, createdBy, newIdentifier }),
  );
  if (!posted.ok) throw new Error(`Dispute ${dispute.id} was not lost: ${posted.code}.`);
  return true;
};

/**
 * Closes an uncontested dispute as lost; false if it is closed or contested already. Submitting evidence
 * locks the dispute and writes its only response; the posting waits for that and then finds it, so evidence
 * and loss exclude each other. On false, the caller has to roll back its posting.
 */
export const loseWithin = async (
  platform: Platform,
  transaction: Transaction,
  dispute: DisputeRow,
  { kind, user }: LostBy,
): Promise<boolean> => {
  const posted = await postLoss(platform, transaction, dispute, user?.email);
  if (!posted) return false;
  const at = platform.clock.now();
  return takeAnswer(transaction, {
    disputeId: dispute.id,
    accountId: dispute.accountId,
    kind,
    userId: user?.userId,
    at,
  });
};

const alreadyAnswered = new Error('The dispute was answered in time.');

/** Loses a dispute without a response by its deadline. Idempotent. */
export const expireDispute = async (platform: Platform, of: AccountObject): Promise<void> => {
  const { drizzle } = platform.database;
  const [dispute] = await drizzle.select().from(disputes).where(isDispute(of));
  if (dispute?.status !== 'pending' || platform.clock.now() < dispute.respondBy) return;
  try {
    await drizzle.transaction(async (transaction) => {
      if (!(await loseWithin(platform, transaction, dispute, { kind: 'expired' }))) throw alreadyAnswered;
    });
  } catch (error) {
    if (error === alreadyAnswered) return;
    throw error;
  }
  platform.accountChanges.note(dispute.accountId);
};
