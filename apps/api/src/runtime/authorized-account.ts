declare const authorized: unique symbol;

/**
 * Marks an account ID that has passed the access decision. Stores take this and no plain string, so no query
 * can be written without the decision.
 */
export type AuthorizedAccountId = string & { readonly [authorized]: true };
