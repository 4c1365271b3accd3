declare const authorized: unique symbol;

/**
 * An account id that has passed the access decision. Stores take this and no plain string, so a query cannot be written
 * without the decision.
 */
export type AuthorizedAccountId = string & { readonly [authorized]: true };
