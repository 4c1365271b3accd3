import type { Transaction } from '../../../db/client.ts';
import { disputeGrown, disputeOpened, restChargedBack } from '../../../ledger/dispute.ts';
import { postWithin } from '../../../ledger/post.ts';
import type { Posting, TransactionRow } from '../../../ledger/posting.ts';
import { paymentReturned } from '../../../ledger/reversal.ts';
import type { Platform } from '../../../platform.ts';
import { findEntryStateWithin } from '../store.ts';
import {
  findLastFailedRefund,
  findLatestDispute,
  findNotices,
  findUnclaimedCents,
  hasReturn,
} from './store.ts';

/** How long a merchant has to answer a dispute. */
const responseDays = 14;
const dayMs = 86_400_000;

type Left = {
  readonly payment: TransactionRow;
  readonly amountCents: number;
  /** The refund that has failed in this transaction, if one has. */
  readonly failedRefundId?: string | undefined;
};

const openingOf = async (
  { clock, newIdentifier }: Platform,
  transaction: Transaction,
  { payment, amountCents }: Left,
  reason: string,
): Promise<Posting> =>
  disputeOpened({
    payment,
    paymentState: await findEntryStateWithin(transaction, payment.id),
    disputeId: newIdentifier('dsp'),
    amountCents,
    reason,
    respondBy: new Date(clock.now().getTime() + responseDays * dayMs),
    newIdentifier,
  });

const returnOf = async (
  { newIdentifier }: Platform,
  transaction: Transaction,
  { payment, amountCents, failedRefundId }: Left,
  reason: string,
): Promise<Posting> => {
  const isFurther = await hasReturn(transaction, payment.id);
  return paymentReturned({
    payment,
    paymentState: await findEntryStateWithin(transaction, payment.id),
    amountCents,
    reason,
    causeTransactionId: isFurther
      ? (failedRefundId ?? (await findLastFailedRefund(transaction, payment.id)))
      : undefined,
    newIdentifier,
  });
};

/** Whose the rest of a payment is, as a posting: its dispute's, the returning bank's, or nobody's but the merchant's. */
const postingFor = async (
  platform: Platform,
  transaction: Transaction,
  left: Left,
): Promise<Posting | undefined> => {
  const { payment, amountCents, failedRefundId } = left;
  const { newIdentifier } = platform;
  const dispute = await findLatestDispute(transaction, payment.id);
  if (dispute !== undefined && dispute.status !== 'won') {
    const paymentState = await findEntryStateWithin(transaction, payment.id);
    const grown = { dispute, paymentState, amountCents, causeTransactionId: failedRefundId, newIdentifier };
    return dispute.status === 'lost' ? restChargedBack(grown) : disputeGrown(grown);
  }
  const notices = await findNotices(transaction, payment.id);
  const returnReason = notices.get('return');
  if (returnReason !== undefined) return returnOf(platform, transaction, left, returnReason);
  const disputeReason = notices.get('dispute');
  if (disputeReason === undefined || dispute !== undefined) return undefined;
  return openingOf(platform, transaction, left, disputeReason);
};

/**
 * Takes what is left of a payment for the dispute or the return that the processor has told of; nothing where it has told of none.
 * The account has to be held, so that nothing is given back or settled in between.
 */
export const takeWhatIsLeft = async (
  platform: Platform,
  transaction: Transaction,
  payment: TransactionRow,
  failedRefundId?: string,
): Promise<void> => {
  const amountCents = await findUnclaimedCents(transaction, payment.id);
  if (amountCents === 0) return;
  const posting = await postingFor(platform, transaction, { payment, amountCents, failedRefundId });
  if (posting === undefined) return;
  const posted = await postWithin(transaction, platform, posting);
  if (!posted.ok) throw new Error(`What is left of ${payment.id} was not taken: ${posted.code}.`);
};
