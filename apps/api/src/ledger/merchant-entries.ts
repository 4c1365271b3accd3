import type { NewIdentifier } from '../runtime/identifiers.ts';
import type { ControlAccount } from './control-accounts.ts';
import type { EntryState, NewEntry } from './posting.ts';

export const payableOf = (state: EntryState): ControlAccount =>
  state.status === 'pending' ? 'payablePending' : 'payableAvailable';

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
