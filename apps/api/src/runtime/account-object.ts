/** An object and the account that it is of, as every statement about it names them. */
export type AccountObject = { readonly accountId: string; readonly id: string };
