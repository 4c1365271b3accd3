import { eq } from 'drizzle-orm';
import { disputes } from '../../db/schema/index.ts';
import { disputeLost, disputeWon } from '../../ledger/dispute.ts';
import { post } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { findEntryState } from '../transactions/store.ts';

/** A settlement between reading the entries' state and the posting makes the posting start over. */
const tries = 3;

/** Ends a dispute, with its money; one that is closed already stays as it is. */
export const closeDispute = async (
  platform: Platform,
  disputeId: string,
  status: 'won' | 'lost',
): Promise<void> => {
  const { database, newIdentifier } = platform;
  const [dispute] = await database.drizzle.select().from(disputes).where(eq(disputes.id, disputeId));
  if (dispute === undefined || dispute.closedAt !== null) return;
  const close = status === 'won' ? disputeWon : disputeLost;
  for (let left = tries; left > 0; left -= 1) {
    const paymentState = await findEntryState(database, dispute.transactionId);
    const posted = await post(platform, close({ dispute, paymentState, newIdentifier }));
    if (posted.ok || posted.code === 'dispute_closed') return;
  }
  throw new Error(`Dispute ${disputeId} found no quiet moment to be closed in.`);
};
