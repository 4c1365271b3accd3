import { eq } from 'drizzle-orm';
import { transactions } from '../../db/schema/index.ts';
import { disputeOpened } from '../../ledger/dispute.ts';
import { post } from '../../ledger/post.ts';
import type { PostingRefusal, TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { findEntryState, findRefundableCents } from '../transactions/store.ts';

/** How long a merchant has to answer. */
const responseDays = 14;
const dayMs = 86_400_000;
/** A refund or a settlement can come in between; so many in a row do not. */
const tries = 10;

const isToBeReadAgain = (code: PostingRefusal) =>
  code === 'amount_over_refundable' || code === 'parent_settled';

/**
 * Opens a dispute of what is left of a payment, and gives its id; nothing where nothing is left or one is open already.
 * It may be called any number of times.
 */
export const openDispute = async (
  platform: Platform,
  payment: TransactionRow,
  reason: string,
): Promise<string | undefined> => {
  const { database, clock, newIdentifier } = platform;
  for (let left = tries; left > 0; left -= 1) {
    const disputeId = newIdentifier('dsp');
    const amountCents = await findRefundableCents(database, payment.id);
    if (amountCents === 0) return undefined;
    const posted = await post(
      platform,
      disputeOpened({
        payment,
        paymentState: await findEntryState(database, payment.id),
        disputeId,
        amountCents,
        reason,
        respondBy: new Date(clock.now().getTime() + responseDays * dayMs),
        newIdentifier,
      }),
    );
    if (posted.ok) return disputeId;
    if (!isToBeReadAgain(posted.code)) return undefined;
  }
  throw new Error(`The dispute of ${payment.id} found no quiet moment.`);
};

/** Takes on a dispute that the processor tells of; should this die half-way, the processor tells of it again. */
export const takeOnDispute = async (platform: Platform, paymentId: string, reason: string): Promise<void> => {
  const [payment] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, paymentId));
  // Approved, and its record is still on its way.
  if (payment === undefined || payment.finalAt === null) return;
  await openDispute(platform, payment, reason);
  await platform.processor.confirmDispute(paymentId);
};
