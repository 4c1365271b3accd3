import type { Transaction } from '@tillbook/contract';
import { formatCents, shortIdentifier } from '@tillbook/domain';
import {
  DescriptionItem,
  DescriptionList,
  Identifier,
  Inline,
  LinkButton,
  Money,
  Stack,
  TextLink,
} from '@tillbook/ui';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { transactionAddress } from '../../transaction-address.ts';
import { instrumentText } from './instrument-text.ts';
import { PreviewTimeline } from './preview-timeline.ts';
import { shownCents } from './shown-cents.ts';
import { kindLabel, TransactionKind } from './transaction-kind.tsx';
import { TransactionStatus } from './transaction-status.tsx';

/** Previews a payout, refund, adjustment, chargeback or reversal next to its list. */
export function OutgoingPreview({ accountId, row, href, onClose }: ListPreviewProps<Transaction>) {
  const amount = formatCents(shownCents(row));
  return (
    <PreviewPanel
      title={`${kindLabel(row)} of ${amount}`}
      href={href}
      onClose={onClose}
      actions={<OutgoingActions transaction={row} />}
    >
      <Stack space={20}>
        <Inline space={12}>
          <Money size="hero">{amount}</Money>
          <TransactionStatus status={row.status} />
        </Inline>
        <OutgoingFacts transaction={row} />
        <PreviewTimeline accountId={accountId} transaction={row} />
      </Stack>
    </PreviewPanel>
  );
}

/** Offers the next step: the original transaction if there is one, or the bank account of a payout. */
function OutgoingActions({ transaction }: { readonly transaction: Transaction }) {
  const { status, subtype, parentTransactionId, paymentInstrumentId } = transaction;
  if (parentTransactionId !== undefined) {
    const label = subtype === 'refund' ? 'View payment' : 'View original';
    return <LinkButton href={transactionAddress(parentTransactionId)}>{label}</LinkButton>;
  }
  if (subtype !== undefined) return null;
  if (status === 'failed') {
    return (
      <LinkButton href="/settings" variant="primary">
        Change bank account
      </LinkButton>
    );
  }
  if (paymentInstrumentId === undefined) return null;
  const href = `/payment-instruments/${encodeURIComponent(paymentInstrumentId)}`;
  return <LinkButton href={href}>View bank account</LinkButton>;
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
