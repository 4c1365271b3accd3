import { toHalfWidth } from '../text/to-half-width.ts';
import { cardBrand } from './card-brand.ts';

/**
 * Returns true if a number's last digit is the check digit of the digits before it (ISO/IEC 7812, "Luhn").
 *
 * @param number - digits, with spaces or hyphens between them or without
 * @returns false also for an empty text and for any other character. The length is not checked.
 * @example
 * passesLuhnCheck('4242 4242 4242 4242'); // true
 */
export function passesLuhnCheck(number: string): boolean {
  const digits = number.replace(/[ -]/g, '');
  if (!/^[0-9]+$/.test(digits)) return false;
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits.at(-1 - fromRight));
    const weighted = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/**
 * Returns true if a text is a complete card number: digits that pass the Luhn check, of a length that its
 * brand issues (12 to 19 digits for an unknown brand).
 *
 * @param number - digits, with spaces or hyphens between them or without
 * @example
 * isCardNumber('3782 822463 10005'); // true
 */
export function isCardNumber(number: string): boolean {
  const { length } = number.replace(/[ -]/g, '');
  const lengths = cardBrand(number)?.numberLengths;
  const fits = lengths === undefined ? length >= 12 && length <= 19 : lengths.includes(length);
  return fits && passesLuhnCheck(number);
}

/**
 * Groups a card number as printed on the card, while it is typed. Drops no digit: `isCardNumber` rejects a
 * number with too many digits.
 *
 * @param text - the field's text; spaces and hyphens are dropped, and full-width digits become ASCII
 * @returns digits in groups with single spaces between them, none at the end; the text unchanged if it has any
 * other character. Idempotent.
 * @example
 * formatCardNumber('378282246310005'); // '3782 822463 10005'
 * formatCardNumber('4242 card'); // '4242 card'
 */
export function formatCardNumber(text: string): string {
  const digits = toHalfWidth(text).replace(/[\s-]/g, '');
  if (!/^[0-9]*$/.test(digits)) return text;
  const brand = cardBrand(digits);
  const groupLengths = groupLengthsFor(digits.length, brand?.groupLengths ?? []);
  const groups: string[] = [];
  for (let start = 0; start < digits.length;) {
    const length = groupLengths[groups.length] ?? 4;
    groups.push(digits.slice(start, start + length));
    start += length;
  }
  return groups.join(' ');
}

function groupLengthsFor(digitCount: number, groupLengths: readonly number[]): readonly number[] {
  const covered = groupLengths.reduce((sum, length) => sum + length, 0);
  return digitCount <= covered ? groupLengths : [];
}
