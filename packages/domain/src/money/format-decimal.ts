/**
 * Writes an amount for a file that programs read.
 *
 * @param amountCents - cents, an integer
 * @returns `12.50` or `-3.00`; an empty text if it is not an integer
 * @example
 * formatDecimal(1250); // '12.50'
 */
export const formatDecimal = (amountCents: number): string => {
  if (!Number.isInteger(amountCents)) return '';
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return `${amountCents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
