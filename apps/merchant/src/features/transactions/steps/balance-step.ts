import { shortIdentifier } from '@tillbook/domain';
import type { LedgerEntry, TransactionEvent } from '@tillbook/contract';
import { findEvent, type TransactionStep, type TransactionStory } from './transaction-step.ts';

/** Returns true for the holds and fees of a dispute, which settle separately. */
const isOfDispute = ({ category }: LedgerEntry): boolean =>
  category === 'dispute_hold' || category === 'dispute_penalty_fee';

const titleOf = ({ type }: LedgerEntry): string => (type === 'debit' ? 'Deducted' : 'Available');

const settlementLink = (event: TransactionEvent | undefined): TransactionStep['link'] => {
  const id = event?.settlementId;
  if (id === undefined) return undefined;
  return { href: `/settlements/${encodeURIComponent(id)}`, text: `in ${shortIdentifier(id)}` };
};

/**
 * Returns the change in the available balance: expected while the entry is pending, done after it settles.
 */
export const balanceSteps = ({ entries, events }: TransactionStory): readonly TransactionStep[] => {
  const entry = entries.find((each) => !isOfDispute(each));
  if (entry === undefined) return [];
  const title = titleOf(entry);
  if (entry.status === 'pending') return [{ title, state: 'expected', at: entry.readyToSettleAt }];
  if (entry.status !== 'settled') return [];
  return [{ title, state: 'done', at: entry.settledAt, link: settlementLink(findEvent(events, 'settled')) }];
};
