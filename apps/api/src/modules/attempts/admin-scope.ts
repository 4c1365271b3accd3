import type { AdminCall } from '@tillbook/contract';
import { scopes } from '../../idempotency/scopes.ts';

type NamedCall = { readonly call: AdminCall; readonly accountId?: string | undefined };

/** Returns the scope of an internal admin's key, or `undefined` if a required account is missing. */
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

export const accountMissing = { fields: { accountId: 'Name the account that the call was about.' } };
