import { toHalfWidth } from '../text/to-half-width.ts';

const clearAmount = /^\$?\s*(?:\d+|\d{1,3}(?:[,\s]\d{3})+)?(?:\.\d{0,2})?$/;

/**
 * Returns true if a text may mean another amount than {@link formatMoneyInput} makes of it: the text has a
 * minus, brackets, letters, a second dot, more than two decimals, or a separator that is not followed by
 * three digits, like the decimal comma of `2,50`.
 *
 * @param text - the text as typed or pasted, with or without a dollar sign
 * @returns false for an empty text
 * @example
 * isAmbiguousAmount('2,50'); // true
 * isAmbiguousAmount('(50.00)'); // true
 * isAmbiguousAmount('$1,234.56'); // false
 */
export function isAmbiguousAmount(text: string): boolean {
  return !clearAmount.test(toHalfWidth(text).trim());
}
