import { paymentFailed, paymentPending, paymentSucceeded } from '../../ledger/charge.ts';
import { payoutCompleted } from '../../ledger/payout.ts';
import type { Resolved } from '../../ledger/command.ts';
import { post, type Posted } from '../../ledger/post.ts';
import type { Posting, TransactionRow } from '../../ledger/posting.ts';
import { refundSucceeded } from '../../ledger/refund.ts';
import { payoutFailed, type Failure } from '../../ledger/reversal.ts';
import type { Platform } from '../../platform.ts';
import type { ProcessorOutcome } from '../../processor/processor.ts';
import { processorRequest } from './processor-request.ts';
import { recordRefundFailure } from './record-refund-failure.ts';
import { findPaymentTerms, postponeQuestion } from './store.ts';

const approvedPosting = async (platform: Platform, transaction: TransactionRow): Promise<Posting> => {
  switch (transaction.list) {
    case 'payments':
      return paymentSucceeded({
        payment: transaction,
        terms: await findPaymentTerms(platform.database, transaction.accountId),
        now: platform.clock.now(),
        newIdentifier: platform.newIdentifier,
      });
    case 'refunds':
      return refundSucceeded(transaction);
    case 'payouts':
      return payoutCompleted(transaction, platform.newIdentifier);
  }
};

const recordDecline = async (
  platform: Platform,
  transaction: TransactionRow,
  failure: Failure,
): Promise<Posted> => {
  switch (transaction.list) {
    case 'payments':
      return post(platform, paymentFailed(transaction, failure.code, failure.message));
    case 'refunds':
      return recordRefundFailure(platform, transaction, failure);
    case 'payouts':
      return post(platform, payoutFailed(transaction, failure, platform.newIdentifier));
  }
};

const stillOpen = async (
  platform: Platform,
  transaction: TransactionRow,
  askAgainAt: Date,
): Promise<Resolved> => {
  if (transaction.status === 'created' && transaction.method === 'ach') {
    return asResolved(transaction, await post(platform, paymentPending(transaction, askAgainAt)));
  }
  await postponeQuestion(platform.database, transaction, askAgainAt);
  return { transaction: { ...transaction, askProcessorAt: askAgainAt }, isFirstRecording: false };
};

/** Returns the result of another process if that process recorded the outcome first. */
const asResolved = (transaction: TransactionRow, posted: Posted): Resolved => {
  if (posted.ok) return { transaction: posted.transaction, isFirstRecording: true };
  if (posted.code === 'status_changed') {
    return { transaction: posted.transaction ?? transaction, isFirstRecording: false };
  }
  throw new Error(`The outcome of ${transaction.id} was refused: ${posted.code}.`);
};

/** Posts an approval; retries once if midnight passed between reading and posting. */
const recordApproval = async (platform: Platform, transaction: TransactionRow): Promise<Posted> => {
  const posted = await post(platform, await approvedPosting(platform, transaction));
  const movedOn = !posted.ok && posted.code === 'time_moved_on';
  return movedOn ? post(platform, await approvedPosting(platform, transaction)) : posted;
};

const recordOutcome = async (
  platform: Platform,
  transaction: TransactionRow,
  outcome: ProcessorOutcome,
): Promise<Resolved> => {
  switch (outcome.status) {
    case 'pending':
      return stillOpen(platform, transaction, outcome.askAgainAt);
    case 'approved':
      return asResolved(transaction, await recordApproval(platform, transaction));
    case 'declined':
      return asResolved(transaction, await recordDecline(platform, transaction, outcome));
  }
};

/**
 * Asks the processor about a transaction and records the outcome. Holds no lock during the call, and can run
 * repeatedly and concurrently: the processor returns one outcome per key, and only one posting finds the
 * transaction open.
 */
export const resolveTransaction = async (
  platform: Platform,
  transaction: TransactionRow,
): Promise<Resolved> => {
  if (transaction.finalAt !== null) return { transaction, isFirstRecording: false };
  const outcome = await platform.processor.submit(await processorRequest(platform, transaction));
  return recordOutcome(platform, transaction, outcome);
};

/**
 * The time during which only the original request asks the processor about its payout, refund or dispute
 * response; then a job asks too.
 */
const graceMs = 5_000;

export const firstJobAt = (platform: Platform): Date => new Date(platform.clock.now().getTime() + graceMs);

/**
 * Submits a payout or refund to the processor after the HTTP response. A job repeats an interrupted
 * submission.
 */
export const resolveInBackground = (platform: Platform, transaction: TransactionRow): void => {
  platform.background.run('ask_processor', async () => {
    await resolveTransaction(platform, transaction);
  });
};
