// Matches letters and digits of any script, so that punctuation and emoji are ignored.
const readable = /[\p{L}\p{N}]/u;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstOf = (word: string): string | undefined =>
  [...characters.segment(word)].map(({ segment }) => segment).find((segment) => readable.test(segment));

/**
 * Returns the first letters of a name's first and last word, in any script; a one-word name has one initial.
 *
 * @example
 * initials('Harbor Coffee Roasters') // 'HR'
 * initials('élodie') // 'É'
 */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map(firstOf)
    .filter((letter) => letter !== undefined);
  const [first] = letters;
  const last = letters.at(-1);
  if (first === undefined || last === undefined) return '';
  return (letters.length === 1 ? first : `${first}${last}`).toLocaleUpperCase();
}
