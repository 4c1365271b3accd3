import { parseMoneyInput } from '@tillbook/domain';

/** What a text may mean to somebody who looks for something. What it cannot mean finds nothing. */
export type SearchTerms = {
  /** An ID or a reference. */
  readonly text: string;
  /** 0 where it is no amount: nothing is of none. */
  readonly amountCents: number;
  readonly lastFour: string;
  /** In small letters. */
  readonly email: string;
};

/**
 * Reads what somebody typed, in every way that makes sense at once.
 *
 * @example
 * searchTermsIn('4242'); // { text: '4242', amountCents: 424200, lastFour: '4242', email: '' }
 */
export const searchTermsIn = (typed: string): SearchTerms => {
  const text = typed.trim();
  return {
    text,
    amountCents: parseMoneyInput(text),
    lastFour: /^\d{4}$/.test(text) ? text : '',
    email: text.includes('@') ? text.toLowerCase() : '',
  };
};
