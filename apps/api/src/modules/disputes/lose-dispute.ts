import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { disputes } from '../../db/schema/index.ts';
import { disputeLost } from '../../ledger/dispute.ts';
import { postWithin } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { findEntryStateWithin } from '../transactions/index.ts';
import { takeAnswer } from './answer-store.ts';
import { holdDispute } from './close-dispute.ts';
import type { DisputeRow } from './dispute-facts.ts';

/** Why a dispute is lost without anybody having judged it. */
export type LostBy = {
  readonly kind: 'accepted' | 'expired';
  /** Who accepted it; nobody, where its time is over. */
  readonly user?: { readonly userId: string; readonly email: string };
};

const postLoss = async (
  platform: Platform,
  transaction: Transaction,
  asked: DisputeRow,
  createdBy: string | undefined,
) => {
  const dispute = await holdDispute(transaction, asked);
  if (dispute === undefined || dispute.closedAt !== null) return false;
  const paymentState = await findEntryStateWithin(transaction, dispute.transactionId);
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
 * Ends a dispute that nobody argues against; false where it is closed or answered already.
 *
 * Whoever submits evidence holds the dispute and writes the one answer it has; the posting waits for them and then finds it
 * taken, so that evidence and loss exclude each other. What this has posted by then has to be taken back by the caller.
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
  return takeAnswer(transaction, { disputeId: dispute.id, kind, userId: user?.userId, at });
};

const alreadyAnswered = new Error('The dispute was answered in time.');

/** Loses a dispute that nobody answered by its deadline. It may be called any number of times. */
export const expireDispute = async (platform: Platform, disputeId: string): Promise<void> => {
  const { drizzle } = platform.database;
  const [dispute] = await drizzle.select().from(disputes).where(eq(disputes.id, disputeId));
  if (dispute?.status !== 'pending' || platform.clock.now() < dispute.respondBy) return;
  try {
    await drizzle.transaction(async (transaction) => {
      if (!(await loseWithin(platform, transaction, dispute, { kind: 'expired' }))) throw alreadyAnswered;
    });
  } catch (error) {
    if (error === alreadyAnswered) return;
    throw error;
  }
  platform.changes.note(dispute.accountId);
};
