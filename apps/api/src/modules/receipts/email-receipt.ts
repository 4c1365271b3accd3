import { emailReceipt } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnceInAccount } from '../../idempotency/respond-once-in-account.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findReceiptTransaction, insertReceipt } from './store.ts';

const dayMs = 24 * 60 * 60_000;

const receiptsPerPayment: Throttle = {
  name: 'receipts_payment',
  limit: 20,
  windowMs: dayMs,
  message: 'The receipt for this payment was sent 20 times in the last 24 hours. Please wait and try again.',
};
const receiptsPerAccount: Throttle = {
  name: 'receipts_account',
  limit: 500,
  windowMs: dayMs,
  message: 'This account sent 500 receipts in the last 24 hours. Please wait and try again.',
};

/** Records the request; a job sends the receipt within moments, or after an outage of the mail server. */
export const emailReceiptHandler = defineHandler(
  emailReceipt,
  async ({ platform, accountId, body, session: { userId }, idempotencyKey, clientAddress }) => {
    const { transactionId, recipientEmail } = body;
    const once = { endpoint: emailReceipt, scope: accountId, key: idempotencyKey, body };
    return respondOnceInAccount(platform, once, async (transaction) => {
      const payment = await findReceiptTransaction(transaction, accountId, transactionId);
      if (payment === undefined) throw new AppError('not_found');
      if (payment.type !== 'pull' || payment.status !== 'succeeded') throw new AppError('no_receipt');
      await takeAttempt(platform, receiptsPerPayment, transactionId, transaction);
      await takeAttempt(platform, receiptsPerAccount, accountId, transaction);
      const id = platform.newIdentifier('rcp');
      const requestedAt = platform.clock.now();
      await insertReceipt(transaction, {
        id,
        accountId,
        transactionId,
        recipientEmail,
        requestedBy: userId,
        requestedAt,
        nextTryAt: requestedAt,
      });
      const action = 'receipt.request';
      await recordAudit(
        platform,
        { userId, accountId, action, subject: transactionId, clientAddress },
        transaction,
      );
      return {};
    });
  },
);
