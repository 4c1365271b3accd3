import type { NewIdentifier } from '../runtime/identifiers.ts';
import type { disputes } from '../db/schema/index.ts';
import { movement } from './control-accounts.ts';
import {
  payableOf,
  transactionEntry,
  type EntryState,
  type NewEntry,
  type NewTransaction,
  type Posting,
  type TransactionRow,
} from './posting.ts';

type DisputeRow = typeof disputes.$inferSelect;

/** Charged even if the dispute is won. */
const disputePenaltyCents = 1_500;

export type DisputeOpened = {
  readonly payment: TransactionRow;
  readonly paymentState: EntryState;
  readonly disputeId: string;
  /** The part of the payment that has not been returned yet. */
  readonly amountCents: number;
  readonly reason: string;
  readonly respondBy: Date;
  readonly newIdentifier: NewIdentifier;
};

const holdEntry = (
  newIdentifier: NewIdentifier,
  transactionId: string,
  type: 'credit' | 'debit',
  amountCents: number,
): NewEntry => ({
  id: newIdentifier('ent'),
  transactionId,
  type,
  category: 'dispute_hold',
  amountCents,
  description: type === 'debit' ? 'Dispute hold' : 'Dispute hold released',
});

/** Holds the disputed amount until the dispute is closed, and charges the penalty immediately. */
export const disputeOpened = (opened: DisputeOpened): Posting => {
  const { payment, paymentState, disputeId, amountCents, newIdentifier } = opened;
  const payable = payableOf(paymentState);
  return {
    accountId: payment.accountId,
    requires: { parentId: payment.id, refundableCents: amountCents, parentState: paymentState.status },
    opensDispute: {
      id: disputeId,
      transactionId: payment.id,
      amountCents,
      reason: opened.reason,
      respondBy: opened.respondBy,
    },
    entrySet: {
      id: newIdentifier('gls'),
      reference: disputeId,
      description: 'Dispute opened',
      createdBy: 'platform',
      state: paymentState,
      lines: [
        ...movement(payable, 'disputesHeld', amountCents),
        ...movement(payable, 'feeIncome', disputePenaltyCents),
      ],
      entries: [
        holdEntry(newIdentifier, payment.id, 'debit', amountCents),
        {
          id: newIdentifier('ent'),
          transactionId: payment.id,
          type: 'debit',
          category: 'dispute_penalty_fee',
          amountCents: disputePenaltyCents,
          description: 'Dispute fee',
        },
      ],
    },
  };
};

export type DisputeGrown = {
  readonly dispute: DisputeRow;
  /** The status of the payment's entries, which the hold shares. */
  readonly paymentState: EntryState;
  readonly amountCents: number;
  /** The failed refund that freed this amount. */
  readonly causeTransactionId?: string | undefined;
  readonly newIdentifier: NewIdentifier;
};

/**
 * Increases the hold after the failure of a refund that had counted as returned. The penalty is not charged
 * again.
 */
export const disputeGrown = ({
  dispute,
  paymentState,
  amountCents,
  newIdentifier,
}: DisputeGrown): Posting => ({
  accountId: dispute.accountId,
  requires: { parentId: dispute.transactionId, parentState: paymentState.status },
  growsDispute: { id: dispute.id, byCents: amountCents },
  entrySet: {
    id: newIdentifier('gls'),
    reference: dispute.id,
    description: 'Dispute hold increased',
    createdBy: 'platform',
    state: paymentState,
    lines: movement(payableOf(paymentState), 'disputesHeld', amountCents),
    entries: [holdEntry(newIdentifier, dispute.transactionId, 'debit', amountCents)],
  },
});

const chargebackOf = ({ transactionId }: DisputeRow, id: string, amountCents: number): NewTransaction => ({
  id,
  list: 'payouts',
  type: 'push',
  subtype: 'chargeback',
  status: 'succeeded',
  amountCents,
  method: 'card',
  parentTransactionId: transactionId,
  description: 'Dispute lost',
});

/** Charges back the amount of a refund that failed after the dispute was lost. */
export const restChargedBack = (grown: DisputeGrown): Posting => {
  const { dispute, paymentState, amountCents, causeTransactionId, newIdentifier } = grown;
  const chargebackId = newIdentifier('txn');
  return {
    accountId: dispute.accountId,
    requires: { parentId: dispute.transactionId, parentState: paymentState.status },
    growsDispute: { id: dispute.id, byCents: amountCents },
    transactions: [{ ...chargebackOf(dispute, chargebackId, amountCents), causeTransactionId }],
    entrySet: {
      id: newIdentifier('gls'),
      reference: dispute.id,
      description: 'Remaining amount charged back',
      createdBy: 'platform',
      state: paymentState,
      lines: movement(payableOf(paymentState), 'processorClearing', amountCents),
      entries: [transactionEntry(newIdentifier, chargebackId, 'debit', amountCents, 'Chargeback')],
    },
  };
};

export type DisputeClosed = {
  readonly dispute: DisputeRow;
  /** The status of the payment's entries, which the hold shares. */
  readonly paymentState: EntryState;
  /** The person who accepted the dispute; the platform if the bank or the deadline decided. */
  readonly createdBy?: string | undefined;
  readonly newIdentifier: NewIdentifier;
};

export const disputeWon = ({ dispute, paymentState, newIdentifier }: DisputeClosed): Posting => ({
  accountId: dispute.accountId,
  requires: { parentId: dispute.transactionId, parentState: paymentState.status },
  closesDispute: { id: dispute.id, status: 'won' },
  entrySet: {
    id: newIdentifier('gls'),
    reference: dispute.id,
    description: 'Dispute won',
    createdBy: 'platform',
    state: paymentState,
    lines: movement('disputesHeld', payableOf(paymentState), dispute.amountCents),
    entries: [holdEntry(newIdentifier, dispute.transactionId, 'credit', dispute.amountCents)],
  },
});

/** Turns the hold of a lost dispute into a chargeback, which leaves the balance unchanged. */
export const disputeLost = (closed: DisputeClosed): Posting => {
  const { dispute, paymentState, createdBy = 'platform', newIdentifier } = closed;
  const chargebackId = newIdentifier('txn');
  return {
    accountId: dispute.accountId,
    requires: { parentId: dispute.transactionId, parentState: paymentState.status },
    closesDispute: { id: dispute.id, status: 'lost' },
    transactions: [chargebackOf(dispute, chargebackId, dispute.amountCents)],
    entrySet: {
      id: newIdentifier('gls'),
      reference: dispute.id,
      description: 'Dispute lost',
      createdBy,
      state: paymentState,
      lines: movement('disputesHeld', 'processorClearing', dispute.amountCents),
      entries: [
        holdEntry(newIdentifier, dispute.transactionId, 'credit', dispute.amountCents),
        transactionEntry(newIdentifier, chargebackId, 'debit', dispute.amountCents, 'Chargeback'),
      ],
    },
  };
};
