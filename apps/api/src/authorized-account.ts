declare const authorized: unique symbol;

/**
 * An account id that the access decision has let through. Stores take this and no plain string, so a query cannot be
 * written without the decision having been made.
 */
export type AuthorizedAccountId = string & { readonly [authorized]: true };
