import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { transactions } from '../../db/schema/index.ts';
import { postWithin, type Posted } from '../../ledger/post.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { refundFailed, type Failure } from '../../ledger/reversal.ts';
import type { Platform } from '../../platform.ts';
import { holdAccount } from './notices/store.ts';
import { takeWhatIsLeft } from './notices/take-what-is-left.ts';
import { findEntryStateWithin } from './store.ts';

const paymentOf = async (transaction: Transaction, refund: TransactionRow): Promise<TransactionRow> => {
  const [payment] = await transaction
    .select()
    .from(transactions)
    .where(eq(transactions.id, refund.parentTransactionId ?? ''));
  if (payment === undefined) throw new Error(`Refund ${refund.id} is of no payment.`);
  return payment;
};

/**
 * Gives a refund that the bank refused back to where it was taken from. Where the payment was disputed or returned meanwhile,
 * the amount is theirs, in the same transaction: it is never there to be withdrawn.
 */
export const recordRefundFailure = async (
  platform: Platform,
  refund: TransactionRow,
  failure: Failure,
): Promise<Posted> => {
  const posted = await platform.database.drizzle.transaction(async (transaction) => {
    await holdAccount(transaction, refund.accountId);
    const state = await findEntryStateWithin(transaction, refund.id);
    const failed = await postWithin(
      transaction,
      platform,
      refundFailed(refund, state, failure, platform.newIdentifier),
    );
    if (failed.ok) {
      await takeWhatIsLeft(platform, transaction, await paymentOf(transaction, refund), refund.id);
    }
    return failed;
  });
  if (posted.ok) platform.changes.note(refund.accountId);
  return posted;
};
