import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { disputesOf, type TimelineDispute } from '../disputes-of.ts';
import { returnedByBank } from '../messages.ts';
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

/** Returns the steps from the charge to the available balance, and later refunds, disputes and returns. */
export const paymentSteps = (story: TransactionStory): readonly TransactionStep[] =>
  inOrder([
    created(story),
    outcome(story),
    ...available(story),
    ...refunded(story),
    ...disputesOf(story.events).map((dispute) => disputed(dispute, story.events)),
    ...returned(story),
  ]);

const created = ({ transaction, events }: TransactionStory): TransactionStep => {
  const note = byActor(findEvent(events, 'created'));
  return { title: 'Created', state: 'done', at: transaction.createdAt, note };
};

const outcome = ({ transaction, events }: TransactionStory): TransactionStep => {
  if (isUndecided(transaction)) return waitingForTheBank;
  const at = findEvent(events, 'approved', 'declined')?.at ?? transaction.createdAt;
  return transaction.status === 'failed'
    ? { title: 'Failed', state: 'failed', at }
    : { title: 'Approved', state: 'done', at };
};

const available = (story: TransactionStory): readonly TransactionStep[] =>
  isUndecided(story.transaction)
    ? [{ title: 'Available', state: 'todo', note: 'Once approved' }]
    : balanceSteps(story);

/** Combines all refunds into one step; failed refunds are listed under other events. */
const refunded = ({ transaction, events, related }: TransactionStory): readonly TransactionStep[] => {
  const refunds = related.filter(({ subtype, status }) => subtype === 'refund' && status !== 'failed');
  const last = refunds.at(-1);
  if (last === undefined) return [];
  const refundedCents = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const isPending = refunds.some(isUndecided);
  const event = events.find(
    ({ kind, transactionId }) => kind === 'refund_requested' && transactionId === last.id,
  );
  return [
    {
      title: isPending ? 'Refund pending' : refundTitle(refundedCents, transaction),
      state: isPending ? 'current' : 'done',
      at: last.createdAt,
      note: [formatCents(refundedCents), byActor(event)].filter(Boolean).join(' '),
    },
  ];
};

const refundTitle = (refundedCents: number, { amount }: Transaction): string =>
  refundedCents < amount ? 'Partly refunded' : 'Refunded';

const disputed = (
  { id, amount, openedAt, status }: TimelineDispute,
  events: readonly TransactionEvent[],
): TransactionStep => {
  const closedAt = events.find(({ kind, disputeId }) => disputeId === id && kind === `dispute_${status}`)?.at;
  const link = { href: `/disputes/${encodeURIComponent(id)}`, text: formatCents(amount) };
  switch (status) {
    case 'won':
      return { title: 'Dispute won', state: 'done', at: closedAt, link };
    case 'lost':
      return { title: 'Dispute lost', state: 'failed', at: closedAt, link };
    case 'pending':
    case 'under_review':
      return { title: 'Disputed', state: 'current', at: openedAt, link };
  }
};

const returned = ({ events }: TransactionStory): readonly TransactionStep[] => {
  const event = findEvent(events, 'returned');
  return event ? [{ title: returnedByBank, state: 'failed', at: event.at, note: event.message }] : [];
};
