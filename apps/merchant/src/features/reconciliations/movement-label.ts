import { ledgerCategoryLabel } from '@tillbook/domain';

/** What a kind of movement is called; a fee has its ledger's name. */
export const movementLabel = (kind: string): string => {
  switch (kind) {
    case 'payment':
      return 'Payments';
    case 'refund':
      return 'Refunds';
    case 'payout':
      return 'Payouts';
    case 'chargeback':
      return 'Chargebacks';
    case 'reversal':
      return 'Reversals';
    case 'adjustment':
      return 'Adjustments';
    default:
      return ledgerCategoryLabel(kind);
  }
};
