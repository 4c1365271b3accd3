/**
 * Returns true for a US ZIP code of five or nine digits, with or without its hyphen.
 *
 * @param text - trimmed
 * @returns false for a code that begins with 000, which no place has
 * @example
 * isZipCode('04101-1234'); // true
 * isZipCode('ABCDE'); // false
 */
export function isZipCode(text: string): boolean {
  return /^(?!000)[0-9]{5}(?:-?[0-9]{4})?$/.test(text);
}

/**
 * Returns true for a text that can be the postal code of a card's billing address, in any country.
 *
 * @param text - trimmed
 * @example
 * isPostalCode('SW1A 1AA'); // true
 */
export function isPostalCode(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 -]{1,14}$/.test(text);
}
