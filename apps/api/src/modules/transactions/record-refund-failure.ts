import { and, eq } from '../../db/drizzle/query.ts';
import type { Transaction } from '../../db/client.ts';
import { transactions } from '../../db/schema/index.ts';
import { inAccount, type AccountTransaction } from '../../ledger/in-account.ts';
import { postWithin, type Posted } from '../../ledger/post.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { refundFailed, type Failure } from '../../ledger/reversal.ts';
import type { Platform } from '../../platform.ts';
import { claimRemaining } from './notices/claim-remaining.ts';
import { findEntryStateWithin } from './store.ts';

const paymentOf = async (transaction: Transaction, refund: TransactionRow): Promise<TransactionRow> => {
  const [payment] = await transaction
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, refund.accountId),
        eq(transactions.id, refund.parentTransactionId ?? ''),
      ),
    );
  if (payment === undefined) throw new Error(`Refund ${refund.id} is of no payment.`);
  return payment;
};

/**
 * Returns a refused refund to the balance it was taken from. If the payment was disputed or returned in the
 * meantime, claims the amount in the same transaction, so that it is never available for withdrawal.
 */
export const recordRefundFailure = (
  platform: Platform,
  refund: TransactionRow,
  failure: Failure,
): Promise<Posted> => {
  const failWithin = async (transaction: AccountTransaction): Promise<Posted> => {
    const state = await findEntryStateWithin(transaction, refund);
    const failed = await postWithin(
      transaction,
      platform,
      refundFailed(refund, state, failure, platform.newIdentifier),
    );
    if (failed.ok) {
      await claimRemaining(platform, transaction, await paymentOf(transaction, refund), refund.id);
    }
    return failed;
  };
  return inAccount(platform, refund.accountId, failWithin, { hasWritten: ({ ok }) => ok });
};
