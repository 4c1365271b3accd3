/**
 * The name of the method that announces a change. Outside this folder, an import rule lets only
 * `ledger/in-account.ts` use it, which announces every commit.
 */
export const announce = Symbol('announce');
