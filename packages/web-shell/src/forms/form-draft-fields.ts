/**
 * Reads a form draft from session storage, which may have been tampered with.
 *
 * @returns a function that returns the text of a field, or an empty text; undefined if no draft is stored
 * @example read: (stored) => { const field = formDraftFields(stored); return field && { email: field('email') }; }
 */
export const formDraftFields = (stored: unknown): ((name: string) => string) | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: { readonly [name: string]: unknown } = { ...stored };
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
};
