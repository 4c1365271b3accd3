import { formatCents } from '@tillbook/domain';
import { SumCard } from '@tillbook/ui';
import { keptSum } from './kept-sum.ts';
import { leftToRefund } from './messages.ts';
import type { TransactionStory } from './steps/transaction-step.ts';

export function KeptSumCard({
  story: { transaction, entries, related },
}: {
  readonly story: TransactionStory;
}) {
  if (transaction.type !== 'pull' || entries.length === 0) return null;
  const { lines, keptCents } = keptSum(entries, related);
  const { amount, refundableAmount } = transaction;
  const isPartlyRefundable =
    refundableAmount !== undefined && refundableAmount > 0 && refundableAmount < amount;
  return (
    <SumCard
      heading="What you keep"
      {...(isPartlyRefundable && { caption: leftToRefund(formatCents(refundableAmount)) })}
      lines={lines.map(({ cents, ...line }) => ({ ...line, amount: formatCents(cents) }))}
      total={{ label: 'You keep', amount: formatCents(keptCents) }}
    />
  );
}
