import { createTransaction } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondTransactionOnce } from '../../idempotency/respond-transaction-once.ts';
import { resumeTransaction } from './resume-transaction.ts';
import { toTransaction } from './transaction-response.ts';
import { findCurrency } from './store.ts';
import { takePayment } from './take-payment.ts';
import { withdraw } from './withdraw.ts';

export const createTransactionHandler = defineHandler(
  createTransaction,
  async ({ platform, accountId, body, session, idempotencyKey, clientAddress }) => {
    const { userId, email } = session;
    const auditBase = { id: platform.newIdentifier('aud'), userId, clientAddress };
    const transaction = await respondTransactionOnce(
      platform,
      {
        accountId,
        call: createTransaction.name,
        referenceId: body.referenceId,
        headerKey: idempotencyKey,
        isPayout: body.type === 'push',
        body,
        resume: resumeTransaction,
      },
      (attempt) => {
        const command = { platform, accountId, actor: email, attempt };
        switch (body.type) {
          case 'pull':
            return takePayment({ ...command, audit: { ...auditBase, action: 'payment.create' } }, body);
          case 'push':
            return withdraw({ ...command, audit: { ...auditBase, action: 'payout.create' } }, body);
        }
      },
    );
    return toTransaction(transaction, await findCurrency(platform.database, accountId));
  },
);
