/** The number of letters at each end, by default. */
const keptAtEnd = 8;
const keptAtStart = 4;

/** Returns a prefix such as "pi_", which names the type of object. */
const prefixOf = (text: string): string => /^[a-z]+_/.exec(text)?.[0] ?? text.slice(0, keptAtStart);

/**
 * Cuts the middle out of an identifier, leaving its type prefix and its distinctive end.
 *
 * @param endLength - number of letters at the end
 * @example cutMiddle('pi_01m0w2ckxgff7h5x2k8rz') // 'pi_…h5x2k8rz'
 */
export function cutMiddle(text: string, endLength: number = keptAtEnd): string {
  const prefix = prefixOf(text);
  // Returns the whole text if an ellipsis would only save one or two letters.
  if (text.length <= prefix.length + endLength + 2) return text;
  return `${prefix}…${text.slice(-endLength)}`;
}
