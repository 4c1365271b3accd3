/** An object from a browser's storage, which may have been tampered with. */
export type StoredFields = { readonly [name: string]: unknown };

/** Returns true for an object; its fields are still to be checked. */
export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null;
