import type { Transaction } from '@tillbook/contract';
import { channelLabel, lastCharacters, methodLabel } from '@tillbook/domain';
import { Identifier, SecondaryText, Text } from '@tillbook/ui';
import { NotAvailable } from '@tillbook/web-shell';
import type { ListColumns } from '../../lists/define-list.ts';
import { failureReason } from './failure-reason.ts';
import { instrumentText } from './instrument-text.ts';
import { cardText, instrumentLine } from './payment-columns.css.ts';
import { amountColumn, dateColumn, statusColumn } from './transaction-columns.tsx';

type Column = ListColumns<'payments', Transaction>[number];

const instrument: Column = {
  id: 'paymentInstrument',
  header: 'Payment Instrument',
  cell: (payment) => (
    <span className={instrumentLine}>
      {payment.paymentInstrumentId ? (
        <Identifier>{lastCharacters(payment.paymentInstrumentId, 8)}</Identifier>
      ) : (
        <NotAvailable />
      )}
      <span> </span>
      <span className={cardText}>
        <Text as="span" tone="muted">
          {instrumentText(payment)}
        </Text>
      </span>
      <SecondaryText>{whoAndWhat(payment)}</SecondaryText>
    </span>
  ),
  slot: 'line',
  secondLine: true,
  skeletonWidth: 176,
};

const whoAndWhat = (payment: Transaction): string =>
  [failureReason(payment), payment.ownerName, payment.description].filter(Boolean).join(' · ');

const methodColumn: Column = {
  id: 'method',
  header: 'Method',
  cell: ({ method: value }) =>
    value ? methodLabel(value) : <NotAvailable>{methodLabel(value)}</NotAvailable>,
  slot: 'a',
  skeletonWidth: 32,
};

const channelColumn: Column = {
  id: 'channel',
  header: 'Channel',
  cell: ({ channel: value }) =>
    value ? channelLabel(value) : <NotAvailable>{channelLabel(value)}</NotAvailable>,
  slot: 'b',
  skeletonWidth: 48,
};

export const paymentColumns: readonly Column[] = [
  amountColumn,
  instrument,
  methodColumn,
  channelColumn,
  dateColumn,
  statusColumn,
];
