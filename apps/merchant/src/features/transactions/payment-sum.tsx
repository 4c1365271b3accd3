import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Money, Skeleton, SumLine, Sums } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { feesQuery } from './api/get-transaction-fees.ts';
import { customerPaid } from './messages.ts';

export type PaymentSumProps = { readonly accountId: string; readonly payment: Transaction };

/** Shows a payment less its fees and refunds, without a total if an open or lost dispute deducts more. */
export function PaymentSum({ accountId, payment }: PaymentSumProps) {
  const { client } = useShell();
  const { data: fees, isError } = useQuery(feesQuery(client, accountId, payment.id));
  const { amount, refundedAmount = 0, disputeStatus } = payment;
  if (isError && !fees) return null;
  const figure = (centsAfter: (feeCents: number) => number) =>
    fees ? <Money>{formatCents(centsAfter(fees.total))}</Money> : <Skeleton width={64} />;
  const isKept = disputeStatus === undefined || disputeStatus === 'won';
  return (
    <Sums>
      <SumLine label={customerPaid}>
        <Money>{formatCents(amount)}</Money>
      </SumLine>
      <SumLine label="Fees">{figure((feeCents) => 0 - feeCents)}</SumLine>
      {refundedAmount > 0 && (
        <SumLine label="Refunded">
          <Money>{formatCents(0 - refundedAmount)}</Money>
        </SumLine>
      )}
      {isKept && (
        <SumLine label="You keep" kind="total">
          {figure((feeCents) => amount - feeCents - refundedAmount)}
        </SumLine>
      )}
    </Sums>
  );
}
