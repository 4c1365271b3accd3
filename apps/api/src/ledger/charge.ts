import { addBankingDays, endOfBankingDate } from '@tillbook/domain';
import type { NewIdentifier } from '../runtime/identifiers.ts';
import { movement } from './control-accounts.ts';
import { bankFees, cardFees, interchangeCents, type FeeProfileRow } from './fees.ts';
import type { NewEntry, Posting, TransactionRow } from './posting.ts';

export type PaymentTerms = {
  readonly feeProfile: FeeProfileRow;
  readonly cardSettlementDays: number;
  readonly achSettlementDays: number;
  /** The time of the account's last posting, before which no posting is dated. */
  readonly lastPostedAt: Date;
};

export type PaymentSucceeded = {
  readonly payment: TransactionRow;
  readonly terms: PaymentTerms;
  /** The time of the platform's clock. `lastPostedAt` may be later. */
  readonly now: Date;
  readonly newIdentifier: NewIdentifier;
};

const feesOf = (payment: TransactionRow, { feeProfile }: PaymentTerms) =>
  payment.method === 'ach'
    ? bankFees(payment.amountCents, feeProfile)
    : cardFees(payment.amountCents, payment.channel ?? 'online', feeProfile);

const settlementDays = (payment: TransactionRow, terms: PaymentTerms) =>
  payment.method === 'ach' ? terms.achSettlementDays : terms.cardSettlementDays;

/** Counts settlement days from the day on which the success is recorded, under the account's lock. */
const readiness = (now: Date, days: number) => {
  const readyToSettleAt = addBankingDays(now, days);
  return days === 0 ? { readyToSettleAt } : { readyToSettleAt, recordedBefore: endOfBankingDate(now) };
};

const laterOf = (one: Date, other: Date) => (one > other ? one : other);

/** Posts an approved payment: the gross amount, its fees, and the platform's cost of the card payment. */
export const paymentSucceeded = ({ payment, terms, now, newIdentifier }: PaymentSucceeded): Posting => {
  const fees = feesOf(payment, terms);
  const { readyToSettleAt, ...requires } = readiness(
    laterOf(now, terms.lastPostedAt),
    settlementDays(payment, terms),
  );
  const feesCents = fees.reduce((sum, fee) => sum + fee.amountCents, 0);
  const entry = (part: Pick<NewEntry, 'type' | 'category' | 'amountCents' | 'description'>): NewEntry => ({
    id: newIdentifier('ent'),
    transactionId: payment.id,
    ...part,
  });
  return {
    accountId: payment.accountId,
    outcome: { transactionId: payment.id, from: payment.status, to: 'succeeded' },
    requires,
    entrySet: {
      id: newIdentifier('gls'),
      reference: payment.id,
      description: payment.method === 'ach' ? 'Bank payment' : 'Card payment',
      createdBy: payment.createdBy ?? 'platform',
      state: { status: 'pending', readyToSettleAt },
      lines: [
        ...movement('processorClearing', 'payablePending', payment.amountCents),
        ...movement('payablePending', 'feeIncome', feesCents),
        ...(payment.method === 'ach'
          ? []
          : movement('interchangeExpense', 'processorClearing', interchangeCents(payment.amountCents))),
      ],
      entries: [
        entry({
          type: 'credit',
          category: 'transaction',
          amountCents: payment.amountCents,
          description: 'Payment',
        }),
        ...fees.map((fee) => entry({ type: 'debit', ...fee })),
      ],
    },
  };
};

/** Records a declined payment, which has no entries. */
export const paymentFailed = (payment: TransactionRow, code: string, message: string): Posting => ({
  accountId: payment.accountId,
  outcome: {
    transactionId: payment.id,
    from: payment.status,
    to: 'failed',
    failureCode: code,
    failureMessage: message,
  },
});

/** Records an accepted bank payment, which has no entries until it clears. */
export const paymentPending = (payment: TransactionRow, askProcessorAt: Date): Posting => ({
  accountId: payment.accountId,
  outcome: { transactionId: payment.id, from: payment.status, to: 'pending', askProcessorAt },
});
