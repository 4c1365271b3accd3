type Search = { readonly [name: string]: unknown };

/**
 * Parses an address's search as plain text: a reset token `123456` stays a string. The router's default
 * parses each value as JSON.
 *
 * @example readSearch('?token=123456') // { token: '123456' }
 */
export const readSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Writes a search that `readSearch` can parse; anything but text and numbers is omitted. */
export const writeSearch = (search: Search): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') parameters.append(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};
