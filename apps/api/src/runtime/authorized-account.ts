declare const authorized: unique symbol;

/**
 * An account ID that has passed the access decision. Stores accept no plain string, so no query can be
 * written without the decision.
 */
export type AuthorizedAccountId = string & { readonly [authorized]: true };
