export type Edit = {
  readonly text: string;
  /** The caret's position in `text`, in UTF-16 units. */
  readonly caret: number;
  readonly previous: string;
  /** Set if one character was deleted. */
  readonly deletion?: 'backward' | 'forward' | undefined;
};

export type Typed = Pick<Edit, 'text' | 'caret'>;

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * Treats a deletion of only a separator as a deletion of the digit beyond it: the next formatting would
 * restore the separator, and the key would seem dead.
 */
const deletingThroughSeparators = ({ text, caret, previous, deletion }: Edit): Typed => {
  const isSeparator = previous.length === text.length + 1 && /[ /]/.test(previous.charAt(caret));
  if (!deletion || !isSeparator) return { text, caret };
  const before = digitsIn(text.slice(0, caret));
  const after = digitsIn(text.slice(caret));
  if (deletion === 'forward') return { text: before + after.slice(1), caret: before.length };
  const kept = before.slice(0, -1);
  return { text: kept + after, caret: kept.length };
};

const indexAfterDigits = (text: string, count: number): number => {
  let index = 0;
  for (let seen = 0; seen < count && index < text.length; index += 1) {
    if (digitsIn(text.charAt(index)) !== '') seen += 1;
  }
  return index;
};

/**
 * Formats digits during typing and leaves the caret after the same digit, so that a digit can be corrected in
 * the middle of a number.
 *
 * @param format - groups digits with separators between them, none at the end
 * @example
 * regroup({ text: '42425', caret: 5, previous: '4242' }, formatCardNumber); // { text: '4242 5', caret: 6 }
 */
export function regroup(edit: Edit, format: (text: string) => string): Typed {
  const { text, caret } = deletingThroughSeparators(edit);
  const formatted = format(text);
  if (formatted === text) return { text, caret };
  const digitsBefore = digitsIn(format(text.slice(0, caret))).length;
  return { text: formatted, caret: indexAfterDigits(formatted, digitsBefore) };
}
