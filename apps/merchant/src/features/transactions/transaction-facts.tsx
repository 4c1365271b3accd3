import type { Transaction } from '@tillbook/contract';
import { channelLabel, formatDateTime, methodLabel } from '@tillbook/domain';
import {
  Card,
  CardBody,
  CardSection,
  Copyable,
  DescriptionItem,
  DescriptionList,
  MiddleTruncate,
  Text,
  TextLink,
} from '@tillbook/ui';
import { Moment, NotAvailable, useClientState } from '@tillbook/web-shell';
import { transactionAddress } from '../../transaction-address.ts';
import { copyInstrumentId } from './messages.ts';

export function TransactionFacts({ transaction }: { readonly transaction: Transaction }) {
  const currency = useClientState((state) => state.account.currency);
  const { parentTransactionId, method, channel, createdAt, description } = transaction;
  const tags = Object.entries(transaction.tags ?? {});
  return (
    <Card as="aside" heading="Details">
      <CardBody>
        <DescriptionList>
          {parentTransactionId !== undefined && (
            <DescriptionItem label="Original transaction">
              <TextLink href={transactionAddress(parentTransactionId)}>
                <MiddleTruncate text={parentTransactionId} />
              </TextLink>
            </DescriptionItem>
          )}
          <DescriptionItem label="Currency">{(currency || 'usd').toUpperCase()}</DescriptionItem>
          <DescriptionItem label="Payment method">
            {method ? methodLabel(method) : <NotAvailable />}
          </DescriptionItem>
          <DescriptionItem label="Payment instrument">
            <InstrumentLink transaction={transaction} />
          </DescriptionItem>
          <DescriptionItem label="Channel">
            {channel ? channelLabel(channel) : <NotAvailable>Unknown</NotAvailable>}
          </DescriptionItem>
          <DescriptionItem label="Created at">
            <Text as="span" tabular>
              <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>
            </Text>
          </DescriptionItem>
          {description && <DescriptionItem label="Description">{description}</DescriptionItem>}
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
  if (!paymentInstrumentId) return <NotAvailable />;
  return (
    <Copyable text={paymentInstrumentId} label={copyInstrumentId}>
      <TextLink href={`/payment-instruments/${encodeURIComponent(paymentInstrumentId)}`}>
        <MiddleTruncate text={paymentInstrumentId} />
      </TextLink>
    </Copyable>
  );
}
