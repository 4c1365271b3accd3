const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * Returns true if a text is an ABA routing number: nine digits, a prefix in use (00–12, 21–32, 61–72, 80), and
 * a valid checksum.
 *
 * @param text - digits; spaces around them are allowed
 * @returns false for nine zeros, which pass the checksum and belong to no bank
 * @example
 * isRoutingNumber('110000000'); // true
 * isRoutingNumber('110000001'); // false
 */
export function isRoutingNumber(text: string): boolean {
  const number = text.trim();
  if (!/^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)[0-9]{7}$/.test(number)) return false;
  if (number === '000000000') return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return sum % 10 === 0;
}
