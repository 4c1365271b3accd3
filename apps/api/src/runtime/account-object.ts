/** Names an object and its account, as every statement about the object does. */
export type AccountObject = { readonly accountId: string; readonly id: string };
