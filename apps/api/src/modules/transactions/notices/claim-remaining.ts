import type { Transaction } from '../../../db/client.ts';
import { disputeGrown, disputeOpened, restChargedBack } from '../../../ledger/dispute.ts';
import type { AccountTransaction } from '../../../ledger/in-account.ts';
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

const responseDays = 14;
const dayMs = 86_400_000;

type Left = {
  readonly payment: TransactionRow;
  readonly amountCents: number;
  /** The refund whose failure freed the amount, if any. */
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
    paymentState: await findEntryStateWithin(transaction, payment),
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
  const isFurther = await hasReturn(transaction, payment);
  return paymentReturned({
    payment,
    paymentState: await findEntryStateWithin(transaction, payment),
    amountCents,
    reason,
    causeTransactionId: isFurther
      ? (failedRefundId ?? (await findLastFailedRefund(transaction, payment)))
      : undefined,
    newIdentifier,
  });
};

/** Returns the posting that claims the rest of a payment, or `undefined` if the merchant keeps the rest. */
const postingFor = async (
  platform: Platform,
  transaction: Transaction,
  left: Left,
): Promise<Posting | undefined> => {
  const { payment, amountCents, failedRefundId } = left;
  const { newIdentifier } = platform;
  const dispute = await findLatestDispute(transaction, payment);
  if (dispute !== undefined && dispute.status !== 'won') {
    const paymentState = await findEntryStateWithin(transaction, payment);
    const grown = { dispute, paymentState, amountCents, causeTransactionId: failedRefundId, newIdentifier };
    return dispute.status === 'lost' ? restChargedBack(grown) : disputeGrown(grown);
  }
  const notices = await findNotices(transaction, payment);
  const returnReason = notices.get('return');
  if (returnReason !== undefined) return returnOf(platform, transaction, left, returnReason);
  const disputeReason = notices.get('dispute');
  if (disputeReason === undefined || dispute !== undefined) return undefined;
  return openingOf(platform, transaction, left, disputeReason);
};

/**
 * Claims the rest of a payment, which is neither refunded, disputed nor returned, for the reported dispute or
 * return; returns false if nothing is left or no notice claims it. Requires the account's lock, so that no
 * refund or settlement intervenes.
 */
export const claimRemaining = async (
  platform: Platform,
  transaction: AccountTransaction,
  payment: TransactionRow,
  failedRefundId?: string,
): Promise<boolean> => {
  const amountCents = await findUnclaimedCents(transaction, payment);
  if (amountCents === 0) return false;
  const posting = await postingFor(platform, transaction, { payment, amountCents, failedRefundId });
  if (posting === undefined) return false;
  const posted = await postWithin(transaction, platform, posting);
  if (!posted.ok) throw new Error(`The rest of ${payment.id} was not reversed: ${posted.code}.`);
  return true;
};
