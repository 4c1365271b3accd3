/**
 * The name of the method that announces a change. An import rule lets only `ledger/in-account.ts` use it, so
 * that every commit is announced.
 */
export const announce = Symbol('announce');
