import type { BalanceBridge } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';

/** The maximum number of causes in a line; the line has no room for more. */
const maxCauses = 2;

/**
 * Returns today's change in the available balance and its causes, largest first. Sums up all causes but the
 * largest if there are more than two, so that the line always adds up.
 *
 * @example ['Today: $1,300.00', 'payments $1,500.00', 'other -$200.00']
 */
export const todaysChange = ({
  openingBalance,
  closingBalance,
  changes,
}: BalanceBridge): readonly string[] => {
  const moved = changes.filter(({ entryCount }) => entryCount > 0);
  if (moved.length === 0) return ['Unchanged today'];
  const largestFirst = moved.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const namedCount = moved.length > maxCauses ? maxCauses - 1 : maxCauses;
  const rest = largestFirst.slice(namedCount);
  const otherCents = rest.reduce((sum, { amount }) => sum + amount, 0);
  return [
    `Today: ${formatCents(closingBalance - openingBalance)}`,
    ...largestFirst.slice(0, namedCount).map(({ change, amount }) => `${change} ${formatCents(amount)}`),
    ...(rest.length > 0 ? [`other ${formatCents(otherCents)}`] : []),
  ];
};
