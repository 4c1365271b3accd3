import type { Device, Transaction } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { Card, DataTable, EmptyLine, Money, TextLink, type DataTableColumn } from '@tillbook/ui';
import { Moment, NotAvailable, QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inPersonPaymentsQuery } from '../../../features/devices/api/list-in-person-payments.ts';
import { PaymentAftermath, TransactionStatus } from '../../../features/transactions/transaction-status.tsx';
import { transactionAddress } from '../../../transaction-address.ts';
import {
  nothingTakenToday,
  takenTodayFailed,
  takenTodayHeading,
} from '../../../features/devices/messages.ts';
import { paymentsOfToday, todayAddress } from './-taken-today-text.ts';

export type TakenTodayProps = { readonly accountId: string; readonly devices: readonly Device[] | undefined };

const columnsFor = (devices: readonly Device[] = []): readonly DataTableColumn<Transaction>[] => [
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description ?? 'Payment',
    slot: 'lead',
    yields: true,
    emphasis: 'strong',
    skeletonWidth: 160,
  },
  {
    id: 'device',
    header: 'Device',
    cell: ({ serialNumber }) =>
      devices.find((device) => device.serialNumber === serialNumber)?.name ??
      serialNumber ?? <NotAvailable />,
    slot: 'b',
    skeletonWidth: 96,
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'a',
    fit: true,
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (payment) => (
      <>
        <TransactionStatus status={payment.status} />
        <span> </span>
        <PaymentAftermath payment={payment} />
      </>
    ),
    slot: 'status',
    fit: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
];

/** Lists today's in-person payments with their outcomes, newest first, including a payment in progress. */
export function TakenToday({ accountId, devices }: TakenTodayProps) {
  const { client } = useShell();
  const query = useQuery(inPersonPaymentsQuery(client, accountId));
  const [now] = useState(() => new Date());
  const rows = paymentsOfToday(query.data ?? [], now);
  return (
    <Card
      heading={takenTodayHeading}
      action={rows.length > 0 && <TextLink href={todayAddress(now)}>View all</TextLink>}
    >
      {query.isError && !query.data ? (
        <QueryFailure title={takenTodayFailed} size="part" headingLevel={3} query={query} />
      ) : query.data && rows.length === 0 ? (
        <EmptyLine>{nothingTakenToday}</EmptyLine>
      ) : (
        <DataTable
          label={takenTodayHeading}
          columns={columnsFor(devices)}
          rows={rows}
          state={query.isPending ? 'loading' : 'ready'}
          loadingRows={3}
          rowLink={(payment) => ({
            href: transactionAddress(payment.id),
            label: `${formatCents(payment.amount)}, ${formatDateTime(payment.createdAt)}`,
          })}
        />
      )}
    </Card>
  );
}
