import type { TransactionEvent } from '@tillbook/contract';

export type TimelineDispute = {
  readonly id: string;
  readonly amount: number | undefined;
  readonly openedAt: string;
  /** The status that the dispute's own screen shows. */
  readonly status: 'pending' | 'under_review' | 'won' | 'lost';
};

export const isOpenDispute = (status: TimelineDispute['status']): boolean =>
  status === 'pending' || status === 'under_review';

const statusOf = (kinds: readonly string[]): TimelineDispute['status'] => {
  if (kinds.includes('dispute_won')) return 'won';
  if (kinds.includes('dispute_lost')) return 'lost';
  return kinds.includes('dispute_submitted') ? 'under_review' : 'pending';
};

/** Adds up the opening amount and later increases; `undefined` if no event has an amount. */
const amountOf = (events: readonly TransactionEvent[]): number | undefined => {
  const amounts = events
    .filter(({ kind }) => kind === 'dispute_opened' || kind === 'dispute_increased')
    .flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0);
};

/** Derives the disputes about a payment from its timeline. */
export const disputesOf = (events: readonly TransactionEvent[]): readonly TimelineDispute[] =>
  events
    .filter(({ kind }) => kind === 'dispute_opened')
    .flatMap(({ disputeId: id, at: openedAt }) => {
      if (id === undefined) return [];
      const own = events.filter(({ disputeId }) => disputeId === id);
      return [{ id, amount: amountOf(own), openedAt, status: statusOf(own.map(({ kind }) => kind)) }];
    });
