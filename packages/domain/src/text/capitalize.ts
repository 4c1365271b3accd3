/**
 * Capitalizes the first letter and leaves the rest unchanged.
 *
 * @param text - any text; an empty one stays empty
 * @remarks Source: specification section 2 (channel) and section 4 (status text).
 * @example
 * capitalize('succeeded'); // 'Succeeded'
 */
export function capitalize(text: string): string {
  const [first] = text;
  return first === undefined ? '' : first.toUpperCase() + text.slice(first.length);
}
