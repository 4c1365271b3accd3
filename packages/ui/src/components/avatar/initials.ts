// Letters and figures of any script; a sign, a dash or a picture says nothing of a name.
const readable = /[\p{L}\p{N}]/u;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstOf = (word: string): string | undefined =>
  [...characters.segment(word)].map(({ segment }) => segment).find((segment) => readable.test(segment));

/**
 * The first letters of a name's first and last word, in any script; a name of one word has one letter.
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
