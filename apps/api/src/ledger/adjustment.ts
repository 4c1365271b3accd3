import type { NewIdentifier } from '../runtime/identifiers.ts';
import { movement } from './control-accounts.ts';
import type { Posting } from './posting.ts';

export type AccountAdjusted = {
  readonly accountId: string;
  readonly transactionId: string;
  readonly amountCents: number;
  /** A credit raises the merchant's available balance; a debit lowers it, even below zero. */
  readonly direction: 'credit' | 'debit';
  readonly reason: string;
  readonly createdBy: string;
  readonly newIdentifier: NewIdentifier;
};

/** Corrects the available balance at the platform's expense or to its benefit. */
export const accountAdjusted = (adjustment: AccountAdjusted): Posting => {
  const { accountId, transactionId, amountCents, direction, newIdentifier } = adjustment;
  return {
    accountId,
    transactions: [
      {
        id: transactionId,
        list: 'payouts',
        type: 'push',
        subtype: 'adjustment',
        status: 'succeeded',
        amountCents,
        description: adjustment.reason,
      },
    ],
    entrySet: {
      id: newIdentifier('gls'),
      reference: transactionId,
      description: 'Adjustment',
      createdBy: adjustment.createdBy,
      state: { status: 'settled' },
      lines:
        direction === 'credit'
          ? movement('adjustments', 'payableAvailable', amountCents)
          : movement('payableAvailable', 'adjustments', amountCents),
      entries: [
        {
          id: newIdentifier('ent'),
          transactionId,
          type: direction,
          category: 'manual_adjustment',
          amountCents,
          description: 'Adjustment',
        },
      ],
    },
  };
};
