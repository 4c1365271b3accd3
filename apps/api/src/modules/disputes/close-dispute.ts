import type { AccountObject } from '../../account-object.ts';
import type { Transaction } from '../../db/client.ts';
import { disputes } from '../../db/schema/index.ts';
import { disputeLost, disputeWon } from '../../ledger/dispute.ts';
import { postWithin } from '../../ledger/post.ts';
import type { Platform } from '../../platform.ts';
import { lockAccount, findEntryStateWithin } from '../transactions/index.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { isDispute, paymentOf } from './store.ts';

/** A dispute with its account locked, so that its amount equals its hold until the transaction ends. */
export const lockDispute = async (
  transaction: Transaction,
  { accountId, id }: AccountObject,
): Promise<DisputeRow | undefined> => {
  await lockAccount(transaction, accountId);
  const [dispute] = await transaction.select().from(disputes).where(isDispute({ accountId, id }));
  return dispute;
};

/** Closes a dispute and posts the result; a closed one stays as it is. */
export const closeDispute = async (
  platform: Platform,
  of: AccountObject,
  status: 'won' | 'lost',
): Promise<void> => {
  const { database, newIdentifier } = platform;
  const [found] = await database.drizzle.select().from(disputes).where(isDispute(of));
  if (found === undefined || found.closedAt !== null) return;
  const close = status === 'won' ? disputeWon : disputeLost;
  await database.drizzle.transaction(async (transaction) => {
    const dispute = await lockDispute(transaction, found);
    if (dispute === undefined || dispute.closedAt !== null) return;
    const paymentState = await findEntryStateWithin(transaction, paymentOf(dispute));
    const posted = await postWithin(transaction, platform, close({ dispute, paymentState, newIdentifier }));
    if (!posted.ok) throw new Error(`Dispute ${of.id} was not closed: ${posted.code}.`);
  });
  platform.accountChanges.note(found.accountId);
};
