import type { LedgerEntry, Transaction, TransactionEvent } from '@tillbook/contract';
import type { TimelineStepState } from '@tillbook/ui';
import { actorName } from '../timeline-words.ts';

/** Everything known about a transaction. */
export type TransactionStory = {
  readonly transaction: Transaction;
  readonly events: readonly TransactionEvent[];
  /** Its own entries in the merchant's ledger. */
  readonly entries: readonly LedgerEntry[];
  /** Refunds, reversals and chargebacks that followed from it. */
  readonly related: readonly Transaction[];
};

export type TransactionStep = {
  readonly title: string;
  readonly state: TimelineStepState;
  /** When it happened, or is expected to. */
  readonly at?: string | undefined;
  /** Who did it, or one more fact. */
  readonly note?: string | undefined;
  /** The screen with more about it. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
};

/** What happened, then what is under way, what is expected and what may never happen. */
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

/** "by dana@example.com" */
export const byActor = (event: TransactionEvent | undefined): string | undefined => {
  const actor = event && actorName(event);
  return actor === undefined ? undefined : `by ${actor}`;
};

/** True until the bank or the terminal has decided. */
export const isUndecided = ({ status }: Transaction): boolean => status === 'created' || status === 'pending';

export const waitingForTheBank: TransactionStep = { title: 'Waiting for the bank', state: 'current' };
