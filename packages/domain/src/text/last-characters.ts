/**
 * Returns the end of an identifier, for a narrow column.
 *
 * @param text - the identifier; a shorter identifier is returned whole
 * @param count - the number of characters; below 1, the result is empty
 * @remarks Source: specification section 2, "Payments": the last 8 characters of the instrument's id.
 * @example
 * lastCharacters('pi_01k9q4t774knwwne', 8); // '74knwwne'
 */
export function lastCharacters(text: string, count: number): string {
  // A plain slice(-count) would return everything for a count of 0.
  return count >= 1 ? text.slice(-Math.floor(count)) : '';
}
