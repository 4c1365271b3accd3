/** A rule that always holds, as a query for its violations: rows of (subject, expected, actual). */
export type Invariant = { readonly name: string; readonly violations: string };
