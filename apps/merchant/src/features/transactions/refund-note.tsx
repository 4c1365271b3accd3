import type { Transaction } from '@tillbook/contract';
import { Text, TextLink } from '@tillbook/ui';
import { amountUnreadable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { timelineQuery } from './api/get-transaction-timeline.ts';
import { disputesOf, isOpenDispute } from './disputes-of.ts';
import {
  fullyRefunded,
  noRefundableAmountLeft,
  notRefundableAfterLostDispute,
  notRefundableWhileDisputed,
  notRefundableYet,
} from './messages.ts';
import { isRefundReadable, refundNoteId } from './refundable.ts';

export type RefundNoteProps = { readonly accountId: string; readonly payment: Transaction };

/** Explains why a payment cannot be refunded. The disabled buttons refer to this text. */
export function RefundNote({ accountId, payment }: RefundNoteProps) {
  const { client } = useShell();
  const { data } = useQuery(timelineQuery(client, accountId, payment.id));
  const open = disputesOf(data?.events ?? []).find(({ status }) => isOpenDispute(status));
  return (
    <Text size="small" tone="secondary" as="div">
      <span id={refundNoteId}>{reasonOf(payment)}</span>
      {open && (
        <>
          <span> </span>
          <TextLink href={`/disputes/${encodeURIComponent(open.id)}`}>View dispute</TextLink>
        </>
      )}
    </Text>
  );
}

/** Uses only the payment, so that the reason is shown before the timeline has loaded. */
const reasonOf = (payment: Transaction): string => {
  if (!isRefundReadable(payment)) return amountUnreadable;
  if (payment.status !== 'succeeded') return notRefundableYet;
  switch (payment.disputeStatus) {
    case 'pending':
    case 'under_review':
      return notRefundableWhileDisputed;
    case 'lost':
      return notRefundableAfterLostDispute;
    case 'won':
    case undefined:
    default:
      return payment.refundedAmount === payment.amount ? fullyRefunded : noRefundableAmountLeft;
  }
};
