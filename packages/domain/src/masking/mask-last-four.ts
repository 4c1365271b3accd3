const hidden = '••••';

/**
 * Masks a number except for its last four digits. The mask has the same length for every number.
 *
 * @param value - an account number, EIN, SSN or card number, with or without separators, or already masked
 * @returns `•••• 6789`, or `N/A` for a value without digits. Never more than four digits of the input.
 * @remarks Source: specification section 2 ("masked, or N/A") and section 9, "Masking".
 * @example
 * maskLastFour('12-3456789'); // '•••• 6789'
 * maskLastFour(undefined); // 'N/A'
 */
export function maskLastFour(value: string | null | undefined): string {
  const lastFour = (value ?? '').replace(/[^0-9]/g, '').slice(-4);
  return lastFour === '' ? 'N/A' : `${hidden} ${lastFour}`;
}
