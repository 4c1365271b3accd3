import { createTransaction } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { answerTransactionOnce } from './answer-transaction-once.ts';
import { toTransaction } from './transaction-response.ts';
import { findCurrency } from './store.ts';
import { takePayment } from './take-payment.ts';
import { withdraw } from './withdraw.ts';

export const createTransactionHandler = defineHandler(
  createTransaction,
  async ({ platform, accountId, body, session, idempotencyKey, clientAddress }) => {
    const { userId, email } = session;
    const asked = { id: platform.newIdentifier('aud'), userId, clientAddress };
    const transaction = await answerTransactionOnce(
      platform,
      { accountId, call: createTransaction.name, keys: [body.referenceId, idempotencyKey], body },
      (attempt) => {
        const command = { platform, accountId, actor: email, attempt };
        switch (body.type) {
          case 'pull':
            return takePayment({ ...command, audit: { ...asked, action: 'payment.create' } }, body);
          case 'push':
            return withdraw({ ...command, audit: { ...asked, action: 'payout.create' } }, body);
        }
      },
    );
    return toTransaction(transaction, await findCurrency(platform.database, accountId));
  },
);
