import { toHalfWidth } from '../text/to-half-width.ts';

/**
 * Reformats the text of a money field at each keystroke.
 *
 * Everything but digits and the first dot is dropped, full-width characters become ASCII, leading zeros are
 * removed if a digit follows, at most two decimal digits are kept, and a dollar sign is prepended. An
 * unfinished `$12.` is unchanged, so that the person can continue typing.
 *
 * @param text - the field's text, with or without the dollar sign
 * @returns the text to show; empty if neither a digit nor a dot remains. Never throws; it is idempotent.
 * @remarks Source: specification section 5, "Money input formatting".
 * @example
 * formatMoneyInput('1234.567'); // '$1234.56'
 * formatMoneyInput('05'); // '$5'
 * formatMoneyInput(''); // ''
 */
export function formatMoneyInput(text: string): string {
  const [whole = '', decimals] = toHalfWidth(text)
    .replace(/[^0-9.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (decimals !== undefined) return `$${digits}.${decimals.slice(0, 2)}`;
  return digits === '' ? '' : `$${digits}`;
}
