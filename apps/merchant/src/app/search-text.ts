type Search = { readonly [name: string]: unknown };

/**
 * Reads an address's search as plain text: a reset token `123456` stays the text it is. The router's own reading takes
 * each value for JSON.
 *
 * @example readSearch('?token=123456') // { token: '123456' }
 */
export const readSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Writes a search as `readSearch` reads it; what is neither text nor a number is left out. */
export const writeSearch = (search: Search): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') parameters.append(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};
