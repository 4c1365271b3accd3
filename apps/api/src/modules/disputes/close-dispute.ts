import type { AccountObject } from '../../runtime/account-object.ts';
import { disputes } from '../../db/schema/index.ts';
import { inAccount, type AccountTransaction } from '../../ledger/in-account.ts';
import { disputeLost, disputeWon } from '../../ledger/dispute.ts';
import { postWithin } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { findEntryStateWithin } from '../transactions/index.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { isDispute, paymentOf } from './store.ts';

/** Locks the dispute against responses and changes to its amount. Requires the account's lock. */
export const lockDispute = async (
  transaction: AccountTransaction,
  { accountId, id }: AccountObject,
): Promise<DisputeRow | undefined> => {
  const [dispute] = await transaction
    .select()
    .from(disputes)
    .where(isDispute({ accountId, id }))
    .for('update');
  return dispute;
};

/** Closes an open dispute and posts the result. Idempotent. */
export const closeDispute = async (
  platform: Platform,
  of: AccountObject,
  status: 'won' | 'lost',
): Promise<void> => {
  const { database, newIdentifier } = platform;
  const [found] = await database.drizzle.select().from(disputes).where(isDispute(of));
  if (found === undefined || found.closedAt !== null) return;
  const close = status === 'won' ? disputeWon : disputeLost;
  const closeWithin = async (transaction: AccountTransaction): Promise<boolean> => {
    const dispute = await lockDispute(transaction, found);
    if (dispute === undefined || dispute.closedAt !== null) return false;
    const paymentState = await findEntryStateWithin(transaction, paymentOf(dispute));
    const posted = await postWithin(transaction, platform, close({ dispute, paymentState, newIdentifier }));
    if (!posted.ok) throw new Error(`Dispute ${of.id} was not closed: ${posted.code}.`);
    return true;
  };
  await inAccount(platform, found.accountId, closeWithin, { hasWritten: (isClosed) => isClosed });
};
