type Search = { readonly [name: string]: unknown };

/**
 * Parses each value as plain text, unlike the router's default, which parses JSON: the token `123456` stays a
 * string.
 *
 * @example readSearch('?token=123456') // { token: '123456' }
 */
export const readSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Returns a search string that `readSearch` can parse. Omits values other than texts and numbers. */
export const writeSearch = (search: Search): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') parameters.append(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};
