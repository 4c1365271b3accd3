import type { LedgerEntry, Transaction, TransactionEvent } from '@tillbook/contract';
import type { TimelineStepState } from '@tillbook/ui';
import { waitingForBankTitle } from '../messages.ts';
import { actorName } from '../timeline-words.ts';

export type TransactionStory = {
  readonly transaction: Transaction;
  readonly events: readonly TransactionEvent[];
  /** Ledger entries of the transaction itself, not of related transactions. */
  readonly entries: readonly LedgerEntry[];
  /** Refunds, reversals and chargebacks of the transaction. */
  readonly related: readonly Transaction[];
};

export type TransactionStep = {
  readonly title: string;
  readonly state: TimelineStepState;
  /** The expected time if the state is `expected`, otherwise the actual time. */
  readonly at?: string | undefined;
  /** The actor or another detail. */
  readonly note?: string | undefined;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
};

/** Ranks steps with a time first, then steps in progress, expected steps, and steps that may never happen. */
const rankOf = ({ state, at }: TransactionStep): number => {
  if (state === 'todo') return 3;
  if (state === 'expected') return 2;
  return at === undefined ? 1 : 0;
};

const momentOf = ({ at }: TransactionStep): number => (at === undefined ? 0 : Date.parse(at));

export const inOrder = (steps: readonly TransactionStep[]): readonly TransactionStep[] =>
  steps.toSorted((one, other) => rankOf(one) - rankOf(other) || momentOf(one) - momentOf(other));

export const findEvent = (
  events: readonly TransactionEvent[],
  ...kinds: readonly string[]
): TransactionEvent | undefined => events.find(({ kind }) => kinds.includes(kind));

/** Returns the actor, as in "by dana@example.com". */
export const byActor = (event: TransactionEvent | undefined): string | undefined => {
  const actor = event && actorName(event);
  return actor === undefined ? undefined : `by ${actor}`;
};

/** Returns true until the bank or the terminal has decided. */
export const isUndecided = ({ status }: Transaction): boolean => status === 'created' || status === 'pending';

export const waitingForTheBank: TransactionStep = { title: waitingForBankTitle, state: 'current' };
