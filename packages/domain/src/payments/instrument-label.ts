/**
 * Returns the label of a payment instrument's type.
 *
 * @param type - `card` or `bank_account`; an unknown type is returned unchanged
 * @remarks Source: specification section 2, "Payment instruments".
 * @example
 * instrumentTypeLabel('bank_account'); // 'Bank Account'
 */
export function instrumentTypeLabel(type: string): string {
  switch (type) {
    case 'card':
      return 'Card';
    case 'bank_account':
      return 'Bank Account';
    default:
      return type;
  }
}

/**
 * Returns the label of a bank account's type.
 *
 * @param type - as sent by the API
 * @returns `N/A` if it is missing; an unknown type is returned unchanged
 * @remarks Source: specification section 3, "Payment instrument".
 * @example
 * bankAccountTypeLabel('business_checking'); // 'Business Checking'
 */
export function bankAccountTypeLabel(type: string | null | undefined): string {
  switch (type) {
    case 'business_checking':
      return 'Business Checking';
    case 'business_savings':
      return 'Business Savings';
    case 'personal_checking':
      return 'Personal Checking';
    case 'personal_savings':
      return 'Personal Savings';
    case undefined:
    case null:
    case '':
      return 'N/A';
    default:
      return type;
  }
}
