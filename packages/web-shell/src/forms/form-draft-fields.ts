/**
 * Reads a form draft from session storage, which may have been tampered with.
 *
 * @returns the text of each field, empty if it has none; undefined if no form is stored
 * @example readKept: (stored) => { const field = formDraftFields(stored); return field && { email: field('email') }; }
 */
export const formDraftFields = (stored: unknown): ((name: string) => string) | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: { readonly [name: string]: unknown } = { ...stored };
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
};
