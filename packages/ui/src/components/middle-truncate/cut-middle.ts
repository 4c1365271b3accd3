/** How many letters to keep at each end by default. */
const keptAtEnd = 8;
const keptAtStart = 4;

/** "pi_01m0w2ckxgff7h5x2k8rz" starts with "pi_", which says what it is. */
const prefixOf = (text: string): string => /^[a-z]+_/.exec(text)?.[0] ?? text.slice(0, keptAtStart);

/**
 * Cuts the middle out of an identifier, keeping its type prefix and its distinctive end.
 *
 * @param endLength - how many letters to keep at the end
 * @example
 * cutMiddle('pi_01m0w2ckxgff7h5x2k8rz') // 'pi_…h5x2k8rz'
 */
export function cutMiddle(text: string, endLength: number = keptAtEnd): string {
  const prefix = prefixOf(text);
  // An ellipsis instead of one or two letters would save no space.
  if (text.length <= prefix.length + endLength + 2) return text;
  return `${prefix}…${text.slice(-endLength)}`;
}
