import type { TransactionEvent } from '@tillbook/contract';

export type TimelineDispute = {
  readonly id: string;
  readonly amount: number | undefined;
  readonly openedAt: string;
  /** As the dispute's own page has it. */
  readonly status: 'pending' | 'under_review' | 'won' | 'lost';
};

const statusOf = (kinds: readonly string[]): TimelineDispute['status'] => {
  if (kinds.includes('dispute_won')) return 'won';
  if (kinds.includes('dispute_lost')) return 'lost';
  return kinds.includes('dispute_submitted') ? 'under_review' : 'pending';
};

/** The disputes about a payment, from what its timeline tells. */
export const disputesOf = (events: readonly TransactionEvent[]): readonly TimelineDispute[] =>
  events
    .filter(({ kind }) => kind === 'dispute_opened')
    .flatMap(({ disputeId: id, amount, at: openedAt }) => {
      if (id === undefined) return [];
      const kinds = events.filter(({ disputeId }) => disputeId === id).map(({ kind }) => kind);
      return [{ id, amount, openedAt, status: statusOf(kinds) }];
    });
