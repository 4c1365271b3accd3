/** An object from a browser's storage, which may have been tampered with. */
export type StoredFields = { readonly [name: string]: unknown };

export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null;
