import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { disputes } from '../../db/schema/index.ts';
import { disputeLost, disputeWon } from '../../ledger/dispute.ts';
import { postWithin } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { holdAccount, findEntryStateWithin } from '../transactions/index.ts';
import type { DisputeRow } from './dispute-facts.ts';

/** A dispute with its account held, so that its amount is what its hold comes to until the transaction ends. */
export const holdDispute = async (
  transaction: Transaction,
  { id, accountId }: Pick<DisputeRow, 'id' | 'accountId'>,
): Promise<DisputeRow | undefined> => {
  await holdAccount(transaction, accountId);
  const [dispute] = await transaction.select().from(disputes).where(eq(disputes.id, id));
  return dispute;
};

/** Ends a dispute, with its money; one that is closed already stays as it is. */
export const closeDispute = async (
  platform: Platform,
  disputeId: string,
  status: 'won' | 'lost',
): Promise<void> => {
  const { database, newIdentifier } = platform;
  const [found] = await database.drizzle.select().from(disputes).where(eq(disputes.id, disputeId));
  if (found === undefined || found.closedAt !== null) return;
  const close = status === 'won' ? disputeWon : disputeLost;
  await database.drizzle.transaction(async (transaction) => {
    const dispute = await holdDispute(transaction, found);
    if (dispute === undefined || dispute.closedAt !== null) return;
    const paymentState = await findEntryStateWithin(transaction, dispute.transactionId);
    const posted = await postWithin(transaction, platform, close({ dispute, paymentState, newIdentifier }));
    if (!posted.ok) throw new Error(`Dispute ${disputeId} was not closed: ${posted.code}.`);
  });
  platform.changes.note(found.accountId);
};
