import { createTransaction } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { answerTransactionOnce } from './answer-transaction-once.ts';
import { shownTransaction } from './shown-transaction.ts';
import { findCurrency } from './store.ts';
import { takePayment } from './take-payment.ts';
import { withdraw } from './withdraw.ts';

export const createTransactionCall = answer(
  createTransaction,
  async ({ platform, accountId, body, session, idempotencyKey }) => {
    const transaction = await answerTransactionOnce(
      platform,
      { accountId, call: createTransaction.name, keys: [body.referenceId, idempotencyKey], body },
      (attempt) => {
        switch (body.type) {
          case 'pull':
            return takePayment(platform, accountId, body, attempt);
          case 'push':
            return withdraw(platform, accountId, body, session.email, attempt);
        }
      },
    );
    return shownTransaction(transaction, await findCurrency(platform.database, accountId));
  },
);
