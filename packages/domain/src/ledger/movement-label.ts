import { ledgerCategoryLabel } from './ledger-category-label.ts';

/** Of one and of many. A kind that is not here is a fee or a hold, which its ledger's category names. */
const names: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['payment', ['Payment', 'Payments']],
  ['refund', ['Refund', 'Refunds']],
  ['payout', ['Payout', 'Payouts']],
  ['chargeback', ['Chargeback', 'Chargebacks']],
  ['reversal', ['Reversal', 'Reversals']],
  ['adjustment', ['Adjustment', 'Adjustments']],
]);

/**
 * What a kind of movement is called where its entries stand together.
 *
 * @param kind - as it stands on the wire; one that is not known is shown as it is
 * @example
 * movementLabel('payment'); // 'Payments'
 */
export function movementLabel(kind: string): string {
  return names.get(kind)?.[1] ?? ledgerCategoryLabel(kind);
}

/**
 * What one entry of a kind of movement is called.
 *
 * @param kind - as it stands on the wire; one that is not known is shown as it is
 * @example
 * movementEntryLabel('payment'); // 'Payment'
 */
export function movementEntryLabel(kind: string): string {
  return names.get(kind)?.[0] ?? ledgerCategoryLabel(kind);
}
