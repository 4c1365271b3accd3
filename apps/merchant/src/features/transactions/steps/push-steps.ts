import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { balanceSteps } from './balance-step.ts';
import {
  byActor,
  findEvent,
  inOrder,
  isUndecided,
  waitingForTheBank,
  type TransactionStep,
  type TransactionStory,
} from './transaction-step.ts';

/** A payout or a refund: requested, sent to the bank or refused by it, and returned if it came back. */
export const requestSteps = (story: TransactionStory, doneTitle: string): readonly TransactionStep[] =>
  inOrder([
    begun(story, 'Requested'),
    outcome(story, doneTitle),
    ...stepsInBalance(story),
    ...reversed(story),
  ]);

/** An adjustment, a chargeback or a reversal: final once it is made. */
export const correctionSteps = (story: TransactionStory): readonly TransactionStep[] =>
  inOrder([begun(story, 'Created'), ...stepsInBalance(story)]);

const begun = ({ transaction, events }: TransactionStory, title: string): TransactionStep => ({
  title,
  state: 'done',
  at: transaction.createdAt,
  note: actorNote(transaction, findEvent(events, 'created')),
});

/** A chargeback is the decision of the customer's bank, and a reversal follows from a failure. */
const actorNote = ({ subtype }: Transaction, event: TransactionEvent | undefined): string | undefined => {
  if (subtype === 'chargeback') return 'by the customer’s bank';
  return subtype === 'reversal' ? undefined : byActor(event);
};

/** Most of what leaves the balance does so at once, which is no step of its own. */
const stepsInBalance = (story: TransactionStory): readonly TransactionStep[] =>
  balanceSteps(story).filter(({ state, link }) => state === 'expected' || link !== undefined);

const outcome = ({ transaction, events }: TransactionStory, doneTitle: string): TransactionStep => {
  if (isUndecided(transaction)) return waitingForTheBank;
  const at = findEvent(events, 'completed', 'failed')?.at ?? transaction.createdAt;
  return transaction.status === 'failed'
    ? { title: 'Failed', state: 'failed', at }
    : { title: doneTitle, state: 'done', at };
};

const reversed = ({ events }: TransactionStory): readonly TransactionStep[] => {
  const event = findEvent(events, 'reversed');
  return event ? [{ title: 'Returned to your balance', state: 'done', at: event.at }] : [];
};
