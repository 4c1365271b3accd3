/** Identifies an object by its account and its ID, as every statement about the object does. */
export type AccountObject = { readonly accountId: string; readonly id: string };
