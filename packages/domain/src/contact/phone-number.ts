const written = /^\(?\+?[0-9()./\s\p{Dash}]+(?:[,;]?\s*(?:ext\.?|extension|x|#)\s*[0-9]{1,6})?$/iu;
const extension = /(?:ext|x|#).*$/i;

/**
 * Returns true for a phone number that can be called from the US: ten digits, with or without a leading 1, or a
 * plus sign and the country code and number of another country.
 *
 * @param text - trimmed; spaces, dots, hyphens, brackets and an extension are allowed
 * @returns false for an area code that begins with 0 or 1, which does not exist
 * @remarks Source: North American Numbering Plan for area codes, ITU-T E.164 for the 7 to 15 digits of other countries.
 * @example
 * isPhoneNumber('(207) 555-0142 ext. 3'); // true
 * isPhoneNumber('+44 20 7946 0958'); // true
 * isPhoneNumber('12'); // false
 */
export function isPhoneNumber(text: string): boolean {
  if (!written.test(text)) return false;
  const digits = text.replace(extension, '').replaceAll(/[^0-9]/g, '');
  if (/^\(?\+/.test(text) && !digits.startsWith('1')) return /^[2-9][0-9]{6,14}$/.test(digits);
  return /^1?[2-9][0-9]{9}$/.test(digits);
}
