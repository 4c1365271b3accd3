import { normalizeEmail, parseMoneyInput } from '@tillbook/domain';
import { asciiEmail } from '../../runtime/email-spelling.ts';

/** Limited because each word is looked up separately. */
const mostWords = 10;

/** The possible meanings of a search text. An impossible meaning matches nothing. */
export type SearchTerms = {
  /** An ID or a reference. */
  readonly text: string;
  /** 0 if the text is not an amount, because no payment has this amount. */
  readonly amountCents: number;
  readonly lastFour: string;
  /** In lower case, with an ASCII domain as in the database. */
  readonly email: string;
  /** Words of a description or of tags, or their beginnings; empty if there are too many. */
  readonly words: string;
  /** The beginning of a name or of its parts. */
  readonly owner: string;
};

/** Removes a minus sign, parentheses and `USD` from an amount, as in `-$12.84`, `(78.00)` or `78 USD`. */
const withoutSign = (text: string): string =>
  text
    .replace(/^\(?\s*(?:USD)?\s*\p{Dash}?\s*(?=[$\d.])/iu, '')
    .replace(/^\$\p{Dash}/u, '')
    .replace(/\s*(?:USD)?\s*\)?$/iu, '');

/**
 * Parses a search text in every possible meaning.
 *
 * @example
 * searchTermsIn('4242'); // { text: '4242', amountCents: 424200, lastFour: '4242', email: '', words: '', owner: '' }
 */
export const searchTermsIn = (typed: string): SearchTerms => {
  const text = typed.trim();
  return {
    text,
    amountCents: parseMoneyInput(withoutSign(text)),
    lastFour: /^\d{4}$/.test(text) ? text : '',
    email: text.includes('@') ? asciiEmail(normalizeEmail(text)) : '',
    words: /\p{L}/u.test(text) && text.split(/\s+/).length <= mostWords ? text : '',
    owner: /^\p{L}[\p{L} .'’-]+$/u.test(text) ? text : '',
  };
};
