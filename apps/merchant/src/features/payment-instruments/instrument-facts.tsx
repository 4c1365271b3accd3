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
import { Badge, Card, CardBody, Fact, Facts, Skeleton, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { ownerName } from './instrument-columns.tsx';

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
        <Facts align="start">
          <Fact label="Type">{value(({ type }) => instrumentTypeLabel(type))}</Fact>
          <Fact label="Owner name">{value(ownerName)}</Fact>
          <Fact label="Last four">{value(({ lastFour }) => maskLastFour(lastFour))}</Fact>
          {instrument?.card && (
            <>
              <Fact label="Brand">{capitalize(instrument.card.brand)}</Fact>
              <Fact label="Expires">{expiry(instrument.card)}</Fact>
            </>
          )}
          {instrument?.bank && (
            <>
              <Fact label="Account type">{bankAccountTypeLabel(instrument.bank.accountType)}</Fact>
              <Fact label="Routing number">{instrument.bank.routingNumber}</Fact>
            </>
          )}
          <Fact label="Created at">
            {value(({ createdAt }) => (
              <Text as="span" tabular>
                <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>
              </Text>
            ))}
          </Fact>
          {instrument?.description && <Fact label="Description">{instrument.description}</Fact>}
        </Facts>
      </CardBody>
    </Card>
  );
}

const expiry = (card: { readonly expirationMonth: number; readonly expirationYear: number }): string =>
  `${String(card.expirationMonth).padStart(2, '0')}/${String(card.expirationYear)}`;
