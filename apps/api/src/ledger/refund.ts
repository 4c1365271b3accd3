import type { NewIdentifier } from '../runtime/identifiers.ts';
import { movement } from './control-accounts.ts';
import {
  payableOf,
  transactionEntry,
  type EntryState,
  type Posting,
  type TransactionRow,
} from './posting.ts';

export type RefundRequested = {
  readonly payment: TransactionRow;
  /** The status of the payment's entries, which decides from which balance the refund is taken. */
  readonly paymentState: EntryState;
  readonly refundId: string;
  readonly amountCents: number;
  readonly reason: string | undefined;
  readonly createdBy: string;
  readonly askProcessorAt: Date;
  readonly newIdentifier: NewIdentifier;
};

/** Takes the amount from the merchant's balance before the bank accepts the refund. Fees are not returned. */
export const refundRequested = (request: RefundRequested): Posting => {
  const { payment, paymentState, refundId, amountCents, newIdentifier } = request;
  return {
    accountId: payment.accountId,
    requires: { parentId: payment.id, refundableCents: amountCents, parentState: paymentState.status },
    transactions: [
      {
        id: refundId,
        list: 'refunds',
        type: 'push',
        subtype: 'refund',
        status: 'pending',
        amountCents,
        method: payment.method,
        channel: payment.channel,
        paymentInstrumentId: payment.paymentInstrumentId,
        parentTransactionId: payment.id,
        description: request.reason,
        createdBy: request.createdBy,
        askProcessorAt: request.askProcessorAt,
      },
    ],
    entrySet: {
      id: newIdentifier('gls'),
      reference: refundId,
      description: 'Refund',
      createdBy: request.createdBy,
      state: paymentState,
      lines: movement(payableOf(paymentState), 'processorClearing', amountCents),
      entries: [transactionEntry(newIdentifier, refundId, 'debit', amountCents, 'Refund')],
    },
  };
};

/** Moves no money: the balance was lowered by the request. */
export const refundSucceeded = (refund: TransactionRow): Posting => ({
  accountId: refund.accountId,
  outcome: { transactionId: refund.id, from: 'pending', to: 'succeeded' },
});
