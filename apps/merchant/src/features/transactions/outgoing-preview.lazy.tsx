import type { Transaction } from '@tillbook/contract';
import { formatCents, shortIdentifier } from '@tillbook/domain';
import { DescriptionItem, DescriptionList, Identifier, Inline, Money, Stack, TextLink } from '@tillbook/ui';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { transactionAddress } from '../../transaction-address.ts';
import { instrumentText } from './instrument-text.ts';
import { PreviewTimeline } from './preview-timeline.ts';
import { shownCents } from './transaction-columns.tsx';
import { kindLabel, TransactionKind } from './transaction-kind.tsx';
import { TransactionStatus } from './transaction-status.tsx';

/** A payout, a refund or a correction beside its list: where the money went, why, and what happened. */
export function OutgoingPreview({ accountId, row, href, onClose }: ListPreviewProps<Transaction>) {
  const amount = formatCents(shownCents(row));
  return (
    <PreviewPanel title={`${kindLabel(row)} of ${amount}`} href={href} onClose={onClose}>
      <Stack space={20}>
        <Inline space={12}>
          <Money size="hero">{amount}</Money>
          <TransactionStatus status={row.status} />
        </Inline>
        <OutgoingFacts transaction={row} />
        <PreviewTimeline accountId={accountId} transactionId={row.id} />
      </Stack>
    </PreviewPanel>
  );
}

function OutgoingFacts({ transaction }: { readonly transaction: Transaction }) {
  const { subtype, description, parentTransactionId, failureMessage } = transaction;
  const isSent = subtype === undefined || subtype === 'refund';
  const destination = isSent ? instrumentText(transaction) : undefined;
  return (
    <DescriptionList>
      <DescriptionItem label="Type">
        <TransactionKind transaction={transaction} />
      </DescriptionItem>
      {failureMessage && <DescriptionItem label="Failure">{failureMessage}</DescriptionItem>}
      {destination && <DescriptionItem label="To">{destination}</DescriptionItem>}
      {description && (
        <DescriptionItem label={subtype === undefined ? 'Description' : 'Reason'}>
          {description}
        </DescriptionItem>
      )}
      {parentTransactionId && (
        <DescriptionItem label="Original transaction">
          <TextLink href={transactionAddress(parentTransactionId)}>
            <Identifier>{shortIdentifier(parentTransactionId)}</Identifier>
          </TextLink>
        </DescriptionItem>
      )}
      <MomentFact label="Created at" value={transaction.createdAt} />
      <IdFact id={transaction.id} />
    </DescriptionList>
  );
}
