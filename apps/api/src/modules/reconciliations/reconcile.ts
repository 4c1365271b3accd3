import { balanceChanges, type BalanceBridge, type Reconciliation } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findMovements, findRangeEnds, type Movement, type SettledRange } from './store.ts';

/** In reading order: payments, deductions and corrections, fees, payouts. */
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

type Total = Pick<Movement, 'entryCount' | 'amount'>;

const totalOf = (movements: readonly Movement[]): Total => ({
  entryCount: movements.reduce((sum, { entryCount }) => sum + entryCount, 0),
  amount: movements.reduce((sum, { amount }) => sum + amount, 0),
});

const readRange = async (database: Database, accountId: AuthorizedAccountId, range: SettledRange) => {
  const [ends, movements] = await Promise.all([
    findRangeEnds(database, accountId, range),
    findMovements(database, accountId, range),
  ]);
  const before = ends.find(({ ordinal }) => ordinal === range.first - 1);
  const closing = ends.find(({ ordinal }) => ordinal === range.last);
  const openingBalance = before?.afterBalanceCents ?? 0;
  const closingBalance = closing?.afterBalanceCents ?? 0;
  return {
    movements,
    openingBalance,
    openedAt: before?.settledAt?.toISOString(),
    closingBalance,
    closedAt: closing?.settledAt?.toISOString() ?? '',
    difference: closingBalance - openingBalance - totalOf(movements).amount,
  };
};

/** Explains the change between two balances. Settled entries never change, so neither does the result. */
export const reconcile = async (
  database: Database,
  accountId: AuthorizedAccountId,
  range: SettledRange,
): Promise<Reconciliation> => {
  const { movements, difference, ...ends } = await readRange(database, accountId, range);
  return {
    ...ends,
    movements: [...Map.groupBy(movements, ({ kind }) => kind)]
      .map(([kind, ofKind]) => ({ kind, ...totalOf(ofKind) }))
      .toSorted((one, other) => kindsInOrder.indexOf(one.kind) - kindsInOrder.indexOf(other.kind)),
    unexplained: difference,
  };
};

export const readBalanceChanges = async (
  database: Database,
  accountId: AuthorizedAccountId,
  range: SettledRange,
): Promise<Omit<BalanceBridge, 'from' | 'to'>> => {
  const { movements, openingBalance, closingBalance, difference } = await readRange(
    database,
    accountId,
    range,
  );
  return {
    openingBalance,
    changes: balanceChanges.map((change) => ({
      change,
      ...totalOf(movements.filter((movement) => movement.change === change)),
    })),
    closingBalance,
    difference,
  };
};
