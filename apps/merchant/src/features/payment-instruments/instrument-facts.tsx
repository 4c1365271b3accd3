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

export function InstrumentFacts({ instrument }: { readonly instrument: PaymentInstrument | undefined }) {
  const value = (content: (known: PaymentInstrument) => ReactNode) =>
    instrument ? content(instrument) : <Skeleton width={120} />;
  return (
    <Card as="aside" heading="Details">
      <CardBody>
        <DescriptionList>
          <DescriptionItem label="Type">{value(({ type }) => instrumentTypeLabel(type))}</DescriptionItem>
          <DescriptionItem label="Owner name">{value(ownerName)}</DescriptionItem>
          <DescriptionItem label="Last four">
            {value(({ lastFour }) => maskLastFour(lastFour))}
          </DescriptionItem>
          {/* While loading, a card is assumed: most instruments are cards, and a bank account has as many lines. */}
          {(!instrument || instrument.card) && (
            <>
              <DescriptionItem label="Brand">
                {value(({ card }) => card && capitalize(card.brand))}
              </DescriptionItem>
              <DescriptionItem label="Expires">{value(({ card }) => card && expiry(card))}</DescriptionItem>
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
