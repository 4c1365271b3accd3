import { passesLuhnCheck } from '@tillbook/domain';

/**
 * Matches session and link tokens: 43 characters of base64url. Other parts of a report rarely run that long
 * without a break.
 */
const tokenShape = /[A-Za-z0-9_-]{40,}/g;
const tokenParameter = /((?:token|ticket|password|authorization|code)["']?\s*[=:]\s*["']?)[^\s&#"',}]+/gi;

/**
 * Matches at least twelve digits, even in groups, as in card and account numbers. Also matches some
 * timestamps.
 */
const longNumber = /\d(?:(?:[ .+_-]|%20|%2D)?\d){11,}/gi;
const taxNumber = /\b(?:\d{3}-\d{2}-\d{4}|\d{2}-\d{7})\b/g;

/** Matches up to three separators between digits, even if URL-encoded. */
const separators = String.raw`(?:[\s./_+,\-\u2010-\u2015]|%(?:20|09|0A|0D|2[BCDEF]|5F|C2%A0)){0,3}`;
const digitsApart = new RegExp(String.raw`\d(?:${separators}\d){12,}`, 'gi');
const cardLengths = [13, 14, 15, 16, 17, 18, 19];

/**
 * Requires a valid check digit from digits with wide gaps, because a row of amounts and dates looks similar.
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

/** Removes tokens, passwords, and digits that may be a card, account or tax number. */
export const redact = (text: string): string =>
  withoutCardNumbers(text.replaceAll(tokenParameter, '$1[removed]').replaceAll(tokenShape, '[removed]'))
    .replaceAll(longNumber, '[number removed]')
    .replaceAll(taxNumber, '[number removed]');
