import { and, eq, isNull } from 'drizzle-orm';
import { disputes, transactions } from '../../db/schema/index.ts';
import { post } from '../../ledger/post.ts';
import type { PostingRefusal, TransactionRow } from '../../ledger/posting.ts';
import { paymentReturned } from '../../ledger/reversal.ts';
import type { Platform } from '../../platform.ts';
import { findEntryState, findRefundableCents } from './store.ts';

/** A refund or a settlement can come in between; so many in a row do not. */
const tries = 10;

const isToBeReadAgain = (code: PostingRefusal) =>
  code === 'amount_over_refundable' || code === 'parent_settled';

const hasOpenDispute = async ({ database }: Platform, paymentId: string): Promise<boolean> => {
  const [open] = await database.drizzle
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.transactionId, paymentId), isNull(disputes.closedAt)));
  return open !== undefined;
};

/** Takes back what is left of a payment, once; true where nothing remains to be done about its return. */
const takeBack = async (platform: Platform, payment: TransactionRow, reason: string): Promise<boolean> => {
  const { database, newIdentifier } = platform;
  for (let left = tries; left > 0; left -= 1) {
    const amountCents = await findRefundableCents(database, payment.id);
    // While a dispute is open it holds the money; what is left afterwards is taken back then.
    if (amountCents === 0) return !(await hasOpenDispute(platform, payment.id));
    const paymentState = await findEntryState(database, payment.id);
    const posted = await post(
      platform,
      paymentReturned({ payment, paymentState, amountCents, reason, newIdentifier }),
    );
    if (posted.ok || posted.code === 'already_reversed') return true;
    if (!isToBeReadAgain(posted.code)) return false;
  }
  throw new Error(`The return of ${payment.id} found no quiet moment.`);
};

/** Takes on a return that the processor tells of; should this die half-way, the processor tells of it again. */
export const takeOnReturn = async (platform: Platform, paymentId: string, reason: string): Promise<void> => {
  const [payment] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, paymentId));
  // Approved, and its record is still on its way.
  if (payment === undefined || payment.finalAt === null) return;
  if (await takeBack(platform, payment, reason)) await platform.processor.confirmReturn(paymentId);
};
