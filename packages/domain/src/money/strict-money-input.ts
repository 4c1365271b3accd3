import { formatMoneyInput } from './format-money-input.ts';
import { isAmbiguousAmount } from './is-ambiguous-amount.ts';
import { parseMoneyInput } from './parse-money-input.ts';

/**
 * Rewrites a money field as {@link formatMoneyInput} does, unless that could change the amount: an ambiguous
 * text is left unchanged, for the form to reject.
 *
 * @param text - the field's text
 * @example
 * formatStrictMoneyInput('1,234.5'); // '$1234.5'
 * formatStrictMoneyInput('2,9'); // '2,9'
 */
export function formatStrictMoneyInput(text: string): string {
  return isAmbiguousAmount(text) ? text : formatMoneyInput(text);
}

/**
 * Parses a money field's text as integer cents if the text has only one meaning.
 *
 * @param text - the field's text
 * @returns undefined for an ambiguous text; 0 for an empty one
 * @example
 * parseStrictMoneyInput('$1,234.50'); // 123450
 * parseStrictMoneyInput('2,9'); // undefined
 */
export function parseStrictMoneyInput(text: string): number | undefined {
  return isAmbiguousAmount(text) ? undefined : parseMoneyInput(text);
}
