import type { AdminCall } from '@tillbook/contract';
import { scopes } from '../../idempotency/scopes.ts';

type NamedCall = { readonly call: AdminCall; readonly accountId?: string | undefined };

/** Returns the scope of an internal admin's key; undefined if the call requires an account and none is named. */
export const adminScope = ({ call, accountId }: NamedCall): string | undefined => {
  switch (call) {
    case 'adjustAccount':
    case 'grantAccount':
    case 'registerDevice':
      return accountId;
    case 'createAccount':
      return scopes.accounts;
    case 'createProgram':
      return scopes.programs;
    case 'createEntrySet':
    case 'updateEntrySet':
    case 'postEntrySet':
    case 'reverseEntrySet':
      return scopes.generalLedger;
  }
};

/** The error for a call without its required account. */
export const accountMissing = { fields: { accountId: 'Name the account that the call was about.' } };
