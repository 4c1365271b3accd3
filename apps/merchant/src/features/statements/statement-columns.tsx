import type { StatementEntry, StatementSummary } from '@tillbook/contract';
import {
  easternTime,
  formatCents,
  formatDateTime,
  formatMonth,
  movementEntryLabel,
  shortIdentifier,
} from '@tillbook/domain';
import { Identifier, Money, TextLink, type DataTableColumn, type RowLink } from '@tillbook/ui';
import { Moment, NotAvailable } from '@tillbook/web-shell';
import { transactionAddress } from '../../transaction-address.ts';
import { StatementState } from './statement-state.tsx';

const figure = <Row,>(
  id: string,
  header: string,
  read: (row: Row) => number,
  slot: 'b' | 'amount',
  stackedLabel?: string,
): DataTableColumn<Row> => ({
  id,
  header,
  cell: (row) => <Money>{formatCents(read(row))}</Money>,
  align: 'end',
  slot,
  ...(stackedLabel !== undefined && { emphasis: 'quiet', stackedLabel }),
  fit: true,
  skeletonWidth: 80,
});

export const statementColumns: readonly DataTableColumn<StatementSummary>[] = [
  {
    id: 'month',
    header: 'Month',
    cell: ({ month }) => formatMonth(month),
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 110,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ closed }) => <StatementState closed={closed} />,
    slot: 'status',
    skeletonWidth: 64,
  },
  {
    id: 'entries',
    header: 'Entries',
    cell: ({ entryCount }) => entryCount.toLocaleString('en-US'),
    align: 'end',
    slot: 'a',
    stackedLabel: 'Entries',
    emphasis: 'quiet',
    fit: true,
    skeletonWidth: 32,
  },
  figure('opening', 'Opening Balance', ({ openingBalance }) => openingBalance, 'b', 'Opening'),
  figure('closing', 'Closing Balance', ({ closingBalance }) => closingBalance, 'amount'),
];

export const statementLink = ({ month, closingBalance }: StatementSummary): RowLink => ({
  href: `/statements/${month}`,
  label: `${formatMonth(month)}, ${formatCents(closingBalance)}`,
});

export const entryColumns: readonly DataTableColumn<StatementEntry>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ settledAt }) => <Moment value={settledAt}>{formatDateTime(settledAt, easternTime)}</Moment>,
    slot: 'a',
    fit: true,
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ kind }) => movementEntryLabel(kind),
    slot: 'lead',
    skeletonWidth: 96,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionId }) => <Transaction id={transactionId} />,
    slot: 'more',
    skeletonWidth: 96,
  },
  figure('amount', 'Amount', ({ amount }) => amount, 'amount'),
  figure('balance', 'Balance', ({ afterBalance }) => afterBalance, 'b', 'Balance'),
];

function Transaction({ id }: { readonly id: string | undefined }) {
  if (id === undefined) {
    return <NotAvailable />;
  }
  return (
    <TextLink href={transactionAddress(id)}>
      <Identifier>{shortIdentifier(id)}</Identifier>
    </TextLink>
  );
}
