import type { PaymentInstrument } from '@tillbook/contract';
import {
  bankAccountTypeLabel,
  capitalize,
  formatDateTime,
  instrumentStatusTone,
  instrumentTypeLabel,
  maskLastFour,
  statusLabel,
} from '@tillbook/domain';
import { Badge, Card, CardBody, DescriptionItem, DescriptionList, Skeleton, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { ownerName } from './owner-name.ts';

export function InstrumentStatus({ status }: { readonly status: string }) {
  return <Badge tone={instrumentStatusTone(status)}>{statusLabel(status)}</Badge>;
}

/** What there is to know about a card or bank account. */
export function InstrumentFacts({ instrument }: { readonly instrument: PaymentInstrument | undefined }) {
  const value = (content: (known: PaymentInstrument) => ReactNode) =>
    instrument ? content(instrument) : <Skeleton width={120} />;
  return (
    <Card heading="Details">
      <CardBody>
        <DescriptionList align="start">
          <DescriptionItem label="Type">{value(({ type }) => instrumentTypeLabel(type))}</DescriptionItem>
          <DescriptionItem label="Owner name">{value(ownerName)}</DescriptionItem>
          <DescriptionItem label="Last four">
            {value(({ lastFour }) => maskLastFour(lastFour))}
          </DescriptionItem>
          {instrument?.card && (
            <>
              <DescriptionItem label="Brand">{capitalize(instrument.card.brand)}</DescriptionItem>
              <DescriptionItem label="Expires">{expiry(instrument.card)}</DescriptionItem>
            </>
          )}
          {instrument?.bank && (
            <>
              <DescriptionItem label="Account type">
                {bankAccountTypeLabel(instrument.bank.accountType)}
              </DescriptionItem>
              <DescriptionItem label="Routing number">{instrument.bank.routingNumber}</DescriptionItem>
            </>
          )}
          <DescriptionItem label="Created at">
            {value(({ createdAt }) => (
              <Text as="span" tabular>
                <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>
              </Text>
            ))}
          </DescriptionItem>
          {instrument?.description && (
            <DescriptionItem label="Description">{instrument.description}</DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

const expiry = (card: { readonly expirationMonth: number; readonly expirationYear: number }): string =>
  `${String(card.expirationMonth).padStart(2, '0')}/${String(card.expirationYear)}`;
