import { formatCents } from '@tillbook/domain';
import { Money, SumLine, Sums } from '@tillbook/ui';
import { alreadyRefundedOrDisputed } from './messages.ts';

export type RefundSumsProps = {
  readonly status: string;
  readonly paidCents: number;
  readonly refundableCents: number;
  /** The amount to refund. */
  readonly amountCents: number;
};

export function RefundSums({ status, paidCents, refundableCents, amountCents }: RefundSumsProps) {
  return (
    <Sums>
      <SumLine label="Payment">
        <Money>{formatCents(paidCents)}</Money>
      </SumLine>
      {refundableCents !== paidCents && (
        <SumLine label={notRefundable(status)}>
          <Money>{formatCents(refundableCents - paidCents)}</Money>
        </SumLine>
      )}
      <SumLine label="This refund">
        <Money>{formatCents(0 - amountCents)}</Money>
      </SumLine>
      <SumLine label="Left to refund" kind="total">
        <Money>{formatCents(refundableCents - amountCents)}</Money>
      </SumLine>
    </Sums>
  );
}

/** Labels the part of the payment that is not refundable. */
const notRefundable = (status: string): string =>
  status === 'succeeded' ? alreadyRefundedOrDisputed : 'Not refundable';
