import type { Transaction } from '@tillbook/contract';
import { statusLabel, transactionStatusTone } from '@tillbook/domain';
import { Badge } from '@tillbook/ui';
import type { ReactNode } from 'react';

/** Shows a status as a badge, without a color if the status is unknown. */
export function TransactionStatus({ status }: { readonly status: string }) {
  const tone = transactionStatusTone(status);
  return <Badge {...(tone && { tone })}>{statusLabel(status)}</Badge>;
}

/** Shows whether a payment was refunded or disputed after it succeeded. */
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
