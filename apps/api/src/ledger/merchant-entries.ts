import type { NewIdentifier } from '../runtime/identifiers.ts';
import type { ControlAccount } from './control-accounts.ts';
import type { EntryState, NewEntry } from './posting.ts';

/** Returns the payable account for entries of a status. */
export const payableOf = (state: EntryState): ControlAccount =>
  state.status === 'pending' ? 'payablePending' : 'payableAvailable';

/** Creates the only entry of a transaction that moves its whole amount. */
export const transactionEntry = (
  newIdentifier: NewIdentifier,
  transactionId: string,
  type: 'credit' | 'debit',
  amountCents: number,
  description: string,
): NewEntry => ({
  id: newIdentifier('ent'),
  transactionId,
  type,
  category: 'transaction',
  amountCents,
  description,
});
