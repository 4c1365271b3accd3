import type { Transaction } from '@tillbook/contract';
import { channelLabel, formatDateTime, methodLabel } from '@tillbook/domain';
import {
  Card,
  CardBody,
  CardSection,
  Copyable,
  DescriptionItem,
  DescriptionList,
  Identifier,
  Skeleton,
  Text,
  TextLink,
} from '@tillbook/ui';
import { Moment, useClientState } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { TransactionKind } from './transaction-kind.tsx';

/** What there is to know about a transaction, and its tags. */
export function TransactionFacts({ transaction }: { readonly transaction: Transaction | undefined }) {
  const currency = useClientState((state) => state.account.currency);
  const tags = Object.entries(transaction?.tags ?? {});
  const value = (content: (known: Transaction) => ReactNode) =>
    transaction ? content(transaction) : <Skeleton width={96} />;
  return (
    <Card as="aside" heading="Details">
      <CardBody>
        <DescriptionList>
          {transaction?.subtype && (
            <DescriptionItem label="Type">
              <TransactionKind transaction={transaction} />
            </DescriptionItem>
          )}
          {transaction?.parentTransactionId && (
            <DescriptionItem label="Original transaction">
              <TextLink href={`/transactions/${encodeURIComponent(transaction.parentTransactionId)}`}>
                <Identifier>{transaction.parentTransactionId}</Identifier>
              </TextLink>
            </DescriptionItem>
          )}
          <DescriptionItem label="Currency">{(currency || 'usd').toUpperCase()}</DescriptionItem>
          <DescriptionItem label="Payment method">
            {value(({ method }) => methodLabel(method))}
          </DescriptionItem>
          <DescriptionItem label="Payment instrument">
            {value((known) => (
              <InstrumentLink transaction={known} />
            ))}
          </DescriptionItem>
          <DescriptionItem label="Channel">{value(({ channel }) => channelLabel(channel))}</DescriptionItem>
          <DescriptionItem label="Created at">
            {value(({ createdAt }) => (
              <Text as="span" tabular>
                <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>
              </Text>
            ))}
          </DescriptionItem>
          {transaction?.description && (
            <DescriptionItem label="Description">{transaction.description}</DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
      {tags.length > 0 && (
        <CardSection heading="Tags">
          <CardBody>
            <DescriptionList>
              {tags.map(([name, tag]) => (
                <DescriptionItem key={name} label={name}>
                  {tag}
                </DescriptionItem>
              ))}
            </DescriptionList>
          </CardBody>
        </CardSection>
      )}
    </Card>
  );
}

function InstrumentLink({ transaction: { paymentInstrumentId } }: { readonly transaction: Transaction }) {
  if (!paymentInstrumentId) {
    return (
      <Text as="span" tone="muted">
        N/A
      </Text>
    );
  }
  return (
    <Copyable text={paymentInstrumentId} label="Copy payment instrument ID">
      <TextLink href={`/payment-instruments/${encodeURIComponent(paymentInstrumentId)}`}>
        <Identifier>{paymentInstrumentId}</Identifier>
      </TextLink>
    </Copyable>
  );
}
