import type { Transaction } from '@tillbook/contract';
import { statusLabel, transactionStatusTone } from '@tillbook/domain';
import { Badge } from '@tillbook/ui';
import type { ReactNode } from 'react';

/** A status in its color; an unknown one has none. */
export function TransactionStatus({ status }: { readonly status: string }) {
  const tone = transactionStatusTone(status);
  return <Badge {...(tone && { tone })}>{statusLabel(status)}</Badge>;
}

/** What became of a payment that succeeded: refunded, in full or in part, or disputed. */
export function PaymentAftermath({ payment }: { readonly payment: Transaction }) {
  return (
    <>
      {refundBadge(payment)}
      {disputeBadge(payment)}
    </>
  );
}

const refundBadge = ({ amount, refundedAmount }: Transaction): ReactNode => {
  if (!refundedAmount) return null;
  return <Badge>{refundedAmount < amount ? 'Partly refunded' : 'Refunded'}</Badge>;
};

const disputeBadge = ({ disputeStatus }: Transaction): ReactNode => {
  switch (disputeStatus) {
    case 'pending':
    case 'under_review':
      return <Badge tone="caution">Disputed</Badge>;
    case 'lost':
      return <Badge tone="critical">Dispute lost</Badge>;
    case 'won':
    case undefined:
    default:
      return null;
  }
};
