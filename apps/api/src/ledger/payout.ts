import type { NewIdentifier } from '../runtime/identifiers.ts';
import { movement } from './control-accounts.ts';
import { transactionEntry, type Posting, type TransactionRow } from './posting.ts';

export type PayoutRequested = {
  readonly accountId: string;
  readonly payoutId: string;
  readonly amountCents: number;
  readonly paymentInstrumentId: string;
  readonly channel: 'online' | 'in_person';
  readonly referenceId: string | undefined;
  readonly description: string | undefined;
  readonly tags: Record<string, string> | undefined;
  readonly createdBy: string;
  readonly askProcessorAt: Date;
  readonly newIdentifier: NewIdentifier;
};

/**
 * Takes the amount from the available balance immediately; the money is in transit until the bank has it.
 * Charges no fees.
 */
export const payoutRequested = (request: PayoutRequested): Posting => {
  const { accountId, payoutId, amountCents, paymentInstrumentId, newIdentifier } = request;
  return {
    accountId,
    requires: { availableCents: amountCents, payoutInstrumentId: paymentInstrumentId },
    transactions: [
      {
        id: payoutId,
        list: 'payouts',
        type: 'push',
        status: 'pending',
        amountCents,
        method: 'ach',
        channel: request.channel,
        paymentInstrumentId,
        referenceId: request.referenceId,
        description: request.description,
        tags: request.tags,
        createdBy: request.createdBy,
        askProcessorAt: request.askProcessorAt,
      },
    ],
    entrySet: {
      id: newIdentifier('gls'),
      reference: payoutId,
      description: 'Payout',
      createdBy: request.createdBy,
      state: { status: 'settled' },
      lines: movement('payableAvailable', 'payoutsInTransit', amountCents),
      entries: [transactionEntry(newIdentifier, payoutId, 'debit', amountCents, 'Payout')],
    },
  };
};

/**
 * Moves the money of a completed payout out of the platform's account. The request has already lowered the
 * merchant's balance.
 */
export const payoutCompleted = (payout: TransactionRow, newIdentifier: NewIdentifier): Posting => ({
  accountId: payout.accountId,
  outcome: { transactionId: payout.id, from: 'pending', to: 'completed' },
  entrySet: {
    id: newIdentifier('gls'),
    reference: payout.id,
    description: 'Payout completed',
    createdBy: 'platform',
    state: { status: 'settled' },
    lines: movement('payoutsInTransit', 'operatingBank', payout.amountCents),
    entries: [],
  },
});
