import type { BalanceBridge } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';

/**
 * Returns today's change in the available balance and its causes, largest first.
 *
 * @example ['Today: $1,250.00', 'payments $1,500.00', 'payouts -$200.00', 'fees -$50.00']
 */
export const todaysChange = ({
  openingBalance,
  closingBalance,
  changes,
}: BalanceBridge): readonly string[] => {
  const moved = changes.filter(({ entryCount }) => entryCount > 0);
  if (moved.length === 0) return ['Unchanged today'];
  const largestFirst = moved.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return [
    `Today: ${formatCents(closingBalance - openingBalance)}`,
    ...largestFirst.map(({ change, amount }) => `${change} ${formatCents(amount)}`),
  ];
};
