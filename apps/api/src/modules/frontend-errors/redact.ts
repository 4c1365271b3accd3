import { passesLuhnCheck } from '@tillbook/domain';

/** This product's tokens are 43 characters of base64url; nothing else in an error report is as long without a break. */
const tokenShape = /[A-Za-z0-9_-]{40,}/g;
const tokenParameter = /((?:token|ticket|password|authorization|code)["']?\s*[=:]\s*["']?)[^\s&#"',}]+/gi;

/** Twelve digits or more, also in groups: what may be a card or account number. A lost timestamp does no harm. */
const longNumber = /\d(?:(?:[ .+_-]|%20|%2D)?\d){11,}/gi;
const taxNumber = /\b(?:\d{3}-\d{2}-\d{4}|\d{2}-\d{7})\b/g;

/** Up to three separators between digits: spaces of any kind, line breaks, `. / _ + , -`. */
const separators = String.raw`(?:[\s./_+,\-\u2010-\u2015]|%(?:20|09|0A|0D|2[BCDEF]|5F|C2%A0)){0,3}`;
const digitsApart = new RegExp(String.raw`\d(?:${separators}\d){12,}`, 'gi');
const cardLengths = [13, 14, 15, 16, 17, 18, 19];

/**
 * With wide gaps allowed, amounts and dates in a row look like one long number: only possible card numbers are removed.
 */
const holdsCardNumber = (text: string): boolean => {
  const digits = decodeURIComponent(text).replaceAll(/\D/g, '');
  return cardLengths.some((length) =>
    Array.from({ length: Math.max(0, digits.length - length + 1) }, (_, start) => start).some((start) =>
      passesLuhnCheck(digits.slice(start, start + length)),
    ),
  );
};

const withoutCardNumbers = (text: string): string =>
  text.replaceAll(digitsApart, (found) => (holdsCardNumber(found) ? '[number removed]' : found));

/** Removes tokens, and digits that may be a card or account number, from a text before it is stored. */
export const redact = (text: string): string =>
  withoutCardNumbers(text.replaceAll(tokenParameter, '$1[removed]').replaceAll(tokenShape, '[removed]'))
    .replaceAll(longNumber, '[number removed]')
    .replaceAll(taxNumber, '[number removed]');
