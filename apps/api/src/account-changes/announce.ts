/**
 * Names the method that announces a change. Only `ledger/in-account.ts` imports it, which the import rules check: it
 * announces after the commit, and no caller can forget to.
 */
export const announce = Symbol('announce');
