import { refundTransaction, type BodyOf } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { defineHandler } from '../../http/call.ts';
import { respondTransactionOnce } from '../../idempotency/respond-transaction-once.ts';
import { refusePosting, type Command, type KeySeen, type Resolved } from '../../ledger/command.ts';
import { post } from '../../ledger/post.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { refundRequested } from '../../ledger/refund.ts';
import type { Platform } from '../../platform.ts';
import { resolveInBackground, firstJobAt } from './resolve-transaction.ts';
import { resumeTransaction } from './resume-transaction.ts';
import { toTransaction } from './transaction-response.ts';
import { findCurrency, findEntryState, findRefundableCents, findTransaction } from './store.ts';

export type RefundBody = BodyOf<typeof refundTransaction>;

/**
 * The maximum number of attempts at a posting, because a concurrent settlement or refund can invalidate its
 * data.
 */
const tries = 3;

const requestOf = async (platform: Platform, payment: TransactionRow, body: RefundBody, createdBy: string) =>
  refundRequested({
    payment,
    paymentState: await findEntryState(platform.database, payment),
    refundId: platform.newIdentifier('txn'),
    // With nothing left, any positive amount gets the right refusal.
    amountCents: body.amount ?? Math.max(1, await findRefundableCents(platform.database, payment)),
    reason: body.reason,
    createdBy,
    askProcessorAt: firstJobAt(platform),
    newIdentifier: platform.newIdentifier,
  });

/**
 * Requests a refund of a successful payment. The refundable amount is checked again under the account's lock.
 */
export const refundPayment = async (
  { platform, actor, attempt, audit }: Command & { readonly actor: string },
  payment: TransactionRow,
  body: RefundBody,
): Promise<Resolved | KeySeen> => {
  for (let left = tries - 1; ; left -= 1) {
    const request = await requestOf(platform, payment, body, actor);
    const posted = await post(platform, {
      ...request,
      audit,
      ...(attempt && { attempt, completesAttempt: true }),
    });
    if (posted.ok) {
      resolveInBackground(platform, posted.transaction);
      return { transaction: posted.transaction, isFirstRecording: true };
    }
    const asksForAll = body.amount === undefined;
    const changed = asksForAll && posted.code === 'amount_over_refundable';
    if (left === 0 || !(changed || posted.code === 'parent_settled')) return refusePosting(posted.code);
  }
};

const findPayment = async (platform: Platform, accountId: AuthorizedAccountId, id: string) => {
  const payment = await findTransaction(platform.database, accountId, id);
  if (payment?.type !== 'pull' || payment.status !== 'succeeded') throw new AppError('not_refundable');
  return payment;
};

export const refundTransactionHandler = defineHandler(
  refundTransaction,
  async ({ platform, accountId, body, session, idempotencyKey, clientAddress }) => {
    const { userId, email } = session;
    const audit = {
      id: platform.newIdentifier('aud'),
      action: 'refund.create',
      userId,
      clientAddress,
    } as const;
    const transaction = await respondTransactionOnce(
      platform,
      { accountId, call: refundTransaction.name, headerKey: idempotencyKey, body, resume: resumeTransaction },
      async (attempt) =>
        refundPayment(
          { platform, accountId, actor: email, attempt, audit },
          await findPayment(platform, accountId, body.transactionId),
          body,
        ),
    );
    return toTransaction(transaction, await findCurrency(platform.database, accountId));
  },
);
