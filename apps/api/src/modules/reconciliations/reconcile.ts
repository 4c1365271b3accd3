import type { Reconciliation } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findMovements, findRangeEnds, type SettledRange } from './store.ts';

/** The order in which a person reads them: what came in, what went out, what it cost. */
const kindsInOrder: readonly string[] = [
  'payment',
  'refund',
  'chargeback',
  'reversal',
  'adjustment',
  'dispute_hold',
  'card_percentage_fee',
  'card_flat_fee',
  'ach_fee',
  'dispute_penalty_fee',
  'payout',
];

/** Adds up what settled between two balances. Settled entries never change, so neither does the answer. */
export const reconcile = async (
  database: Database,
  accountId: AuthorizedAccountId,
  range: SettledRange,
): Promise<Reconciliation> => {
  const [ends, movements] = await Promise.all([
    findRangeEnds(database, accountId, range),
    findMovements(database, accountId, range),
  ]);
  const before = ends.find(({ ordinal }) => ordinal === range.first - 1);
  const closing = ends.find(({ ordinal }) => ordinal === range.last);
  const openingBalance = before?.afterBalanceCents ?? 0;
  const closingBalance = closing?.afterBalanceCents ?? 0;
  const explained = movements.reduce((sum, { amount }) => sum + amount, 0);
  return {
    openingBalance,
    openedAt: before?.settledAt?.toISOString(),
    movements: movements.toSorted(
      (one, other) => kindsInOrder.indexOf(one.kind) - kindsInOrder.indexOf(other.kind),
    ),
    closingBalance,
    closedAt: closing?.settledAt?.toISOString() ?? '',
    unexplained: closingBalance - openingBalance - explained,
  };
};
