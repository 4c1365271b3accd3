import { eq } from 'drizzle-orm';
import { transactions } from '../../../db/schema/index.ts';
import type { TransactionRow } from '../../../ledger/posting.ts';
import type { Platform } from '../../../platform.ts';
import { holdAccount, isDealtWith, keepNotice, type NoticeKind } from './store.ts';
import { takeWhatIsLeft } from './take-what-is-left.ts';

/** Posts what follows now from a dispute or a return of a payment. It may be called any number of times. */
export const recordNotice = async (
  platform: Platform,
  payment: TransactionRow,
  kind: NoticeKind,
  reason: string,
): Promise<void> => {
  // Kept first: a refund that fails from now on finds it and leaves nothing free.
  await keepNotice(platform, { transactionId: payment.id, kind, reason });
  await platform.database.drizzle.transaction(async (transaction) => {
    await holdAccount(transaction, payment.accountId);
    await takeWhatIsLeft(platform, transaction, payment);
  });
  platform.changes.note(payment.accountId);
};

/**
 * Takes on what the processor tells of, and says whether it is dealt with; while a refund that is pending may still fail, it is
 * not. Should this die half-way, the processor tells of it again.
 */
export const takeOnNotice = async (
  platform: Platform,
  paymentId: string,
  kind: NoticeKind,
  reason: string,
): Promise<boolean> => {
  const [payment] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, paymentId));
  // Approved, and its record is still on its way.
  if (payment === undefined || payment.finalAt === null) return false;
  await recordNotice(platform, payment, kind, reason);
  return isDealtWith(platform.database, paymentId, kind);
};
