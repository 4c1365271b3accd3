import { toHalfWidth } from '../text/to-half-width.ts';

/**
 * Reads the nine digits of an EIN or SSN.
 *
 * @param text - as typed; spaces and hyphens are dropped, full-width digits count as digits
 * @returns undefined if the text does not have exactly nine digits, or has other characters
 * @example
 * readNineDigits('12-3456789'); // '123456789'
 * readNineDigits('12-345678'); // undefined
 */
export function readNineDigits(text: string): string | undefined {
  const digits = toHalfWidth(text).replaceAll(/[\s\p{Dash}]/gu, '');
  return /^[0-9]{9}$/.test(digits) ? digits : undefined;
}

/**
 * Returns true for nine digits that can be an EIN.
 *
 * @param digits - without its hyphen
 * @returns false for the prefix 00 and the number 0000000, which the IRS does not issue
 * @remarks Source: IRS, "How EINs are assigned and valid EIN prefixes".
 * @example
 * isEmployerNumber('123456789'); // true
 * isEmployerNumber('000000000'); // false
 */
export function isEmployerNumber(digits: string): boolean {
  return /^(?!00)[0-9]{2}(?!0{7})[0-9]{7}$/.test(digits);
}

/**
 * Returns true for nine digits that can be an SSN, or the ITIN of a person who has no SSN.
 *
 * @param digits - without its hyphens
 * @returns false for the areas 000 and 666, the group 00 and the serial number 0000, which are not issued
 * @remarks Source: Social Security Administration, "Social Security Number Randomization".
 * @example
 * isSocialSecurityNumber('123456780'); // true
 * isSocialSecurityNumber('666456780'); // false
 */
export function isSocialSecurityNumber(digits: string): boolean {
  return /^(?!000|666)[0-9]{3}(?!00)[0-9]{2}(?!0000)[0-9]{4}$/.test(digits);
}
