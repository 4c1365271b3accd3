import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { byCustomersBank, requested, returnedToYourBalance } from '../messages.ts';
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

/** Returns the steps of a payout or refund: requested, then sent or failed, then returned if it was reversed. */
export const requestSteps = (story: TransactionStory, doneTitle: string): readonly TransactionStep[] =>
  inOrder([begun(story, requested), outcome(story, doneTitle), ...stepsInBalance(story), ...reversed(story)]);

/** Returns the steps of an adjustment, chargeback or reversal: each is final on creation. */
export const correctionSteps = (story: TransactionStory): readonly TransactionStep[] =>
  inOrder([begun(story, 'Created'), ...stepsInBalance(story)]);

const begun = ({ transaction, events }: TransactionStory, title: string): TransactionStep => ({
  title,
  state: 'done',
  at: transaction.createdAt,
  note: actorNote(transaction, findEvent(events, 'created')),
});

/** Names the customer's bank for a chargeback, and no actor for a reversal, which follows from a failure. */
const actorNote = ({ subtype }: Transaction, event: TransactionEvent | undefined): string | undefined => {
  if (subtype === 'chargeback') return byCustomersBank;
  return subtype === 'reversal' ? undefined : byActor(event);
};

/** Omits immediate deductions, which are not a separate step. */
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
  return event ? [{ title: returnedToYourBalance, state: 'done', at: event.at }] : [];
};
