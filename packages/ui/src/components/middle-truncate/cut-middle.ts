/** The default number of characters at the end. */
const keptAtEnd = 8;
/** The number of characters at the start of an identifier without a type prefix. */
const keptAtStart = 4;

/** Returns the prefix that names the type of object, such as "pi_", or else the first four characters. */
const prefixOf = (text: string): string => /^[a-z]+_/.exec(text)?.[0] ?? text.slice(0, keptAtStart);

/**
 * Cuts the middle out of an identifier, leaving its type prefix and its distinctive end.
 *
 * @param endLength - number of characters at the end
 * @example cutMiddle('pi_01m0w2ckxgff7h5x2k8rz') // 'pi_…h5x2k8rz'
 */
export function cutMiddle(text: string, endLength: number = keptAtEnd): string {
  const prefix = prefixOf(text);
  // Returns the whole text if the ellipsis would replace at most two characters.
  if (text.length <= prefix.length + endLength + 2) return text;
  return `${prefix}…${text.slice(-endLength)}`;
}
