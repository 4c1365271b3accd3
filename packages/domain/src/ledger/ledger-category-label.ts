/**
 * Returns the label of a ledger entry's category.
 *
 * @param category - as sent by the API; an unknown category is returned unchanged
 * @remarks Source: specification section 3, "Ledger entry".
 * @example
 * ledgerCategoryLabel('card_percentage_fee'); // 'Card percentage fee'
 */
export function ledgerCategoryLabel(category: string): string {
  switch (category) {
    case 'card_percentage_fee':
      return 'Card percentage fee';
    case 'card_flat_fee':
      return 'Card flat fee';
    case 'ach_fee':
      return 'ACH fee';
    case 'transaction':
      return 'Transaction';
    case 'dispute_hold':
      return 'Dispute hold';
    case 'dispute_penalty_fee':
      return 'Dispute penalty fee';
    case 'manual_adjustment':
      return 'Manual adjustment';
    default:
      return category;
  }
}
