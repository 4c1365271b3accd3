import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { Text, TextLink } from '@tillbook/ui';
import { amountUnreadable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { disputesOf } from './disputes-of.ts';
import { refundNoteId } from './refund-note-id.ts';
import { isRefundReadable } from './refundable.ts';
import { timelineQuery } from './api/get-transaction-timeline.ts';

export type RefundNoteProps = { readonly accountId: string; readonly payment: Transaction };

/** Why a payment cannot be refunded: the reason that its disabled buttons are described by. */
export function RefundNote({ accountId, payment }: RefundNoteProps) {
  const { client } = useShell();
  const { data } = useQuery(timelineQuery(client, accountId, payment.id));
  const events = data?.events ?? [];
  const open = disputesOf(events).find(({ status }) => status === 'pending' || status === 'under_review');
  return (
    <Text size="small" tone="secondary" as="div">
      <span id={refundNoteId}>{open ? disputed : reasonOf(payment, events)}</span>
      {open && (
        <>
          {' '}
          <TextLink href={`/disputes/${encodeURIComponent(open.id)}`}>Show the dispute</TextLink>
        </>
      )}
    </Text>
  );
}

const disputed = 'This payment is disputed. It cannot be refunded until the dispute is closed.';

const reasonOf = (payment: Transaction, events: readonly TransactionEvent[]): string => {
  const { status, amount } = payment;
  if (!isRefundReadable(payment)) return amountUnreadable;
  switch (status) {
    case 'succeeded':
      if (refundedCents(events) === amount) return 'All of this payment has been refunded.';
      return events.some(({ kind }) => kind === 'dispute_lost')
        ? 'This payment was lost in a dispute. Nothing of it is left to refund.'
        : 'Nothing of this payment is left to refund.';
    case 'failed':
      return 'This payment has failed: there is nothing to refund, and no receipt.';
    default:
      return 'This payment has not succeeded yet. Until it has, it cannot be refunded and has no receipt.';
  }
};

const refundedCents = (events: readonly TransactionEvent[]): number => {
  const sumOf = (wanted: string) =>
    events.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return sumOf('refund_requested') - sumOf('refund_failed');
};
