/**
 * Names the method that announces a change. Only `ledger/in-account.ts` may import it (an import rule checks
 * this), so that every commit is announced.
 */
export const announce = Symbol('announce');
