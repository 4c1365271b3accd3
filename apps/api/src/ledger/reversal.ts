import type { NewIdentifier } from '../runtime/identifiers.ts';
import { movement, type ControlAccount } from './control-accounts.ts';
import {
  payableOf,
  transactionEntry,
  type EntryState,
  type NewTransaction,
  type Posting,
  type TransactionRow,
} from './posting.ts';

export type Failure = { readonly code: string; readonly message: string };

const reversalOf = (
  parent: TransactionRow,
  id: string,
  amountCents: number,
  description: string,
): NewTransaction => ({
  id,
  list: 'payouts',
  type: 'push',
  subtype: 'reversal',
  status: 'succeeded',
  amountCents,
  method: parent.method,
  channel: parent.channel,
  paymentInstrumentId: parent.paymentInstrumentId,
  parentTransactionId: parent.id,
  description,
});

const creditBack = (
  parent: TransactionRow,
  parentState: EntryState,
  from: ControlAccount,
  failure: Failure,
  newIdentifier: NewIdentifier,
): Posting => {
  const id = newIdentifier('txn');
  return {
    accountId: parent.accountId,
    outcome: {
      transactionId: parent.id,
      from: 'pending',
      to: 'failed',
      failureCode: failure.code,
      failureMessage: failure.message,
    },
    requires: { parentId: parent.id, parentState: parentState.status },
    transactions: [reversalOf(parent, id, parent.amountCents, failure.message)],
    entrySet: {
      id: newIdentifier('gls'),
      reference: id,
      description: 'Reversal',
      createdBy: 'platform',
      state: parentState,
      lines: movement(from, payableOf(parentState), parent.amountCents),
      entries: [transactionEntry(newIdentifier, id, 'credit', parent.amountCents, 'Reversal')],
    },
  };
};

/** Returns the amount of a refused refund to the balance it came from. */
export const refundFailed = (
  refund: TransactionRow,
  refundState: EntryState,
  failure: Failure,
  newIdentifier: NewIdentifier,
): Posting => creditBack(refund, refundState, 'processorClearing', failure, newIdentifier);

/** Returns the amount of a refused payout to the available balance. */
export const payoutFailed = (
  payout: TransactionRow,
  failure: Failure,
  newIdentifier: NewIdentifier,
): Posting => creditBack(payout, { status: 'settled' }, 'payoutsInTransit', failure, newIdentifier);

export type PaymentReturned = {
  readonly payment: TransactionRow;
  readonly paymentState: EntryState;
  /** The part of the payment that has not been returned yet. */
  readonly amountCents: number;
  readonly reason: string;
  /** The refund whose failure freed this amount, if the rest of the payment was reversed before. */
  readonly causeTransactionId?: string | undefined;
  readonly newIdentifier: NewIdentifier;
};

/**
 * Reverses a bank payment that cleared and was returned; its fee is not returned. The ledger refuses a second
 * reversal for the same cause.
 */
export const paymentReturned = (returned: PaymentReturned): Posting => {
  const { payment, paymentState, amountCents, reason, causeTransactionId, newIdentifier } = returned;
  const id = newIdentifier('txn');
  return {
    accountId: payment.accountId,
    requires: { parentId: payment.id, refundableCents: amountCents, parentState: paymentState.status },
    transactions: [{ ...reversalOf(payment, id, amountCents, reason), causeTransactionId }],
    entrySet: {
      id: newIdentifier('gls'),
      reference: id,
      description: 'Returned payment',
      createdBy: 'platform',
      state: paymentState,
      lines: movement(payableOf(paymentState), 'processorClearing', amountCents),
      entries: [transactionEntry(newIdentifier, id, 'debit', amountCents, 'Returned payment')],
    },
  };
};
