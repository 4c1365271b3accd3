import type { Transaction } from '@tillbook/contract';
import { channelLabel, formatCents, methodLabel } from '@tillbook/domain';
import { DescriptionItem, DescriptionList, Inline, Money, Stack } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { transactionQuery } from './api/get-transaction.ts';
import { instrumentText } from './instrument-text.ts';
import { PaymentSum } from './payment-sum.tsx';
import { PreviewTimeline } from './preview-timeline.ts';
import { RefundNote } from './refund-note.tsx';
import { isRefundable } from './refundable.ts';
import { TransactionActions } from './transaction-actions.tsx';
import { PaymentAftermath, TransactionStatus } from './transaction-status.tsx';

export function PaymentPreview({ accountId, row, href, onClose }: ListPreviewProps<Transaction>) {
  const { client } = useShell();
  const { data, isError } = useQuery(transactionQuery(client, accountId, row.id));
  const payment = data ?? { ...row, refundableAmount: isError ? Number.NaN : undefined };
  const amount = formatCents(payment.amount);
  return (
    <PreviewPanel
      title={`Payment of ${amount}`}
      href={href}
      onClose={onClose}
      actions={<TransactionActions key={row.id} transaction={payment} isAmountKnown={data !== undefined} />}
    >
      <Stack space={20}>
        <Stack space={4}>
          <Inline space={12}>
            <Money size="hero">{amount}</Money>
            <TransactionStatus status={payment.status} />
            <PaymentAftermath payment={row} />
          </Inline>
          {!isRefundable(payment) && <RefundNote accountId={accountId} payment={payment} />}
        </Stack>
        <PaymentFacts payment={payment} />
        {payment.status === 'succeeded' && <PaymentSum accountId={accountId} payment={row} />}
        <PreviewTimeline accountId={accountId} transaction={row} />
      </Stack>
    </PreviewPanel>
  );
}

function PaymentFacts({ payment }: { readonly payment: Transaction }) {
  const { ownerName, description, method, channel, failureMessage } = payment;
  const paidWith = instrumentText(payment) ?? methodLabel(method);
  return (
    <DescriptionList>
      {failureMessage && <DescriptionItem label="Failure">{failureMessage}</DescriptionItem>}
      {ownerName && <DescriptionItem label="Paid by">{ownerName}</DescriptionItem>}
      <DescriptionItem label="Paid with">{`${paidWith}, ${channelLabel(channel)}`}</DescriptionItem>
      {description && <DescriptionItem label="Description">{description}</DescriptionItem>}
      <MomentFact label="Created at" value={payment.createdAt} />
      <IdFact id={payment.id} />
    </DescriptionList>
  );
}
