import { toHalfWidth } from '../text/to-half-width.ts';

/**
 * Reads a money field's text as integer cents, digit by digit and never through a fraction.
 *
 * Dollar signs, spaces and commas are ignored; full-width characters count as their ASCII counterparts; a
 * second dot and everything after it are dropped; decimals after the second are cut off, as {@link
 * formatMoneyInput} cuts them; one decimal digit counts tens of cents. A text with a minus, or with anything
 * else that is not part of an amount, is rejected.
 *
 * Returns 0 for a rejected text rather than an error: a money field parses its text at every keystroke, and
 * each validator rejects 0 with the specification's message, so nothing is charged for a text that cannot be
 * parsed.
 *
 * @param text - for instance `$1,234.5`
 * @returns cents, always an integer between 0 and `Number.MAX_SAFE_INTEGER`, which is also the result for
 * larger amounts; 0 for an empty or rejected text. Never throws.
 * @remarks Source: specification section 5, "Parsing a money string".
 * @example
 * parseMoneyInput('$1,234.5'); // 123450
 * parseMoneyInput('-3'); // 0
 * parseMoneyInput(''); // 0
 */
export function parseMoneyInput(text: string): number {
  if (/\p{Dash}/u.test(text)) return 0;
  const amount = /^([0-9]*)(?:\.([0-9]*))?$/.exec(beforeSecondDot(toHalfWidth(text).replace(/[$,\s]/g, '')));
  if (amount === null) return 0;
  const [, dollars = '', decimals = ''] = amount;
  const cents = Number(dollars + decimals.slice(0, 2).padEnd(2, '0'));
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

function beforeSecondDot(text: string): string {
  const second = text.indexOf('.', text.indexOf('.') + 1);
  return text.includes('.') && second !== -1 ? text.slice(0, second) : text;
}
