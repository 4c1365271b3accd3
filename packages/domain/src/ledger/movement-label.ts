import { ledgerCategoryLabel } from './ledger-category-label.ts';

/** Singular and plural. Other kinds are fees and holds, named by their ledger category. */
const names: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['payment', ['Payment', 'Payments']],
  ['refund', ['Refund', 'Refunds']],
  ['payout', ['Payout', 'Payouts']],
  ['chargeback', ['Chargeback', 'Chargebacks']],
  ['reversal', ['Reversal', 'Reversals']],
  ['adjustment', ['Adjustment', 'Adjustments']],
]);

/**
 * Returns the plural label of a kind of movement, for totals.
 *
 * @param kind - as sent by the API; an unknown kind is returned unchanged
 * @example
 * movementLabel('payment'); // 'Payments'
 */
export function movementLabel(kind: string): string {
  return names.get(kind)?.[1] ?? ledgerCategoryLabel(kind);
}

/**
 * Returns the label of one entry of a kind of movement.
 *
 * @param kind - as sent by the API; an unknown kind is returned unchanged
 * @example
 * movementEntryLabel('payment'); // 'Payment'
 */
export function movementEntryLabel(kind: string): string {
  return names.get(kind)?.[0] ?? ledgerCategoryLabel(kind);
}
