import { formatMoneyInput } from './format-money-input.ts';
import { isAmbiguousAmount } from './is-ambiguous-amount.ts';
import { parseMoneyInput } from './parse-money-input.ts';
import { formatCents } from './format-cents.ts';
import { toHalfWidth } from '../text/to-half-width.ts';

/** An amount that a person is entering. Plain data, so that a draft can store it. */
export type MoneyEntry = {
  /** The field's text, as `formatMoneyInput` formats it. */
  readonly text: string;
  /** The text as typed, with the characters that the field does not display: `2,50` for `$250`. */
  readonly typed: string;
};

export const emptyMoneyEntry: MoneyEntry = { text: '', typed: '' };

/**
 * Returns the entry of a text that the application chose, such as the whole available balance.
 *
 * @param text - for instance `$1,234.50`; displayed unchanged
 * @example
 * moneyEntry('$20.00'); // { text: '$20.00', typed: '$20.00' }
 */
export function moneyEntry(text: string): MoneyEntry {
  return { text, typed: text };
}

/**
 * Follows an edit of a money field: formats its text, and applies the same edit to the text as typed.
 *
 * @param entry - the entry before the edit
 * @param value - the field's raw text after the edit
 * @param caret - the caret's position after the edit; at the end by default
 * @returns the entry after the edit. Never throws.
 * @example
 * editMoneyEntry({ text: '$2', typed: '2,' }, '$25'); // { text: '$25', typed: '2,5' }
 */
export function editMoneyEntry(entry: MoneyEntry, value: string, caret = value.length): MoneyEntry {
  const text = formatMoneyInput(value);
  if (value === '') return { text, typed: '' };
  const { start, end, inserted } = editBetween(entry.text, value, caret);
  const removedFrom = figuresOf(entry.text.slice(0, start)).length;
  const removedUntil = figuresOf(entry.text.slice(0, end)).length;
  const { front, behind } = aroundFigures(entry, removedFrom, removedUntil, inserted !== '');
  return { text, typed: front + inserted + behind };
}

/**
 * Completes an entry when the person leaves the field: adds cents and groups thousands.
 *
 * @returns the same entry if it has no text. Never throws.
 * @example
 * completeMoneyEntry({ text: '$9999', typed: '9999' }); // { text: '$9,999.00', typed: '9999.00' }
 */
export function completeMoneyEntry(entry: MoneyEntry): MoneyEntry {
  if (entry.text === '') return entry;
  const text = formatCents(parseMoneyInput(entry.text));
  const zeros = figuresOf(text).slice(figuresOf(entry.text).length);
  const isWithoutDollars = figuresOf(entry.text).startsWith('.');
  const typed = isWithoutDollars ? `0${entry.typed}${zeros.slice(1)}` : entry.typed + zeros;
  return { text, typed };
}

/**
 * Returns the amount to confirm before it is sent; undefined if the typed text has only one meaning.
 *
 * @returns integer cents
 * @example
 * doubtfulCents({ text: '$250', typed: '2,50' }); // 25000
 * doubtfulCents({ text: '$1234.56', typed: '1,234.56' }); // undefined
 */
export function doubtfulCents({ text, typed }: MoneyEntry): number | undefined {
  return text !== '' && isAmbiguousAmount(typed) ? parseMoneyInput(text) : undefined;
}

const figuresOf = (text: string): string => toHalfWidth(text).replace(/[^0-9.]/g, '');

type Edit = { readonly start: number; readonly end: number; readonly inserted: string };

/** Returns the replacement of `before.slice(start, end)` that produces `after`. An edit ends at the caret. */
function editBetween(before: string, after: string, caret: number): Edit {
  const unchanged = after.slice(caret);
  const end = before.endsWith(unchanged) ? before.length - unchanged.length : before.length;
  const insertedUntil = end === before.length ? after.length : caret;
  let start = 0;
  while (start < Math.min(end, insertedUntil) && before[start] === after[start]) start += 1;
  return { start, end, inserted: after.slice(start, insertedUntil) };
}

/**
 * Returns the typed text before and after the figures from one position to another. Characters that the field
 * does not display are removed with the figures next to them, since they could not be deleted otherwise. If
 * a replacement is inserted, the characters before the next remaining figure are not removed.
 */
function aroundFigures(entry: MoneyEntry, from: number, until: number, isReplaced: boolean) {
  const { typed } = entry;
  const shown = shownIndexes(entry);
  const behind = shown[until] ?? typed.length;
  if (from === until) return { front: typed.slice(0, behind), behind: typed.slice(behind) };
  if (from === 0 && until === shown.length) return { front: '', behind: '' };
  const frontEnd = from === 0 ? (shown[0] ?? 0) : (shown[from - 1] ?? 0) + 1;
  const behindRemoved = (shown[until - 1] ?? 0) + 1;
  const isBeforeFigures = isReplaced && until < shown.length;
  return { front: typed.slice(0, frontEnd), behind: typed.slice(isBeforeFigures ? behindRemoved : behind) };
}

/** Returns the indexes in the typed text of the displayed figures, in order. */
function shownIndexes({ text, typed }: MoneyEntry): readonly number[] {
  const figures = figuresOf(text);
  const halfWidth = toHalfWidth(typed);
  const indexes: number[] = [];
  for (let index = 0; index < typed.length; index += 1) {
    if (halfWidth[index] === figures[indexes.length]) indexes.push(index);
  }
  return indexes;
}
