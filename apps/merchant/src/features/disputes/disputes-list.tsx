import type { Dispute } from '@tillbook/contract';
import { formatCents, formatDateTime, formatMonthDay, shortIdentifier } from '@tillbook/domain';
import {
  EmptyState,
  FlagIcon,
  Identifier,
  MiddleTruncate,
  Money,
  SecondaryText,
  TextLink,
  TimeLeft,
  type RowLink,
} from '@tillbook/ui';
import { lazyModule, Moment, NotAvailable } from '@tillbook/web-shell';
import { largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { transactionAddress } from '../../transaction-address.ts';
import { fetchDisputes } from './api/list-disputes.ts';
import { disputeReasonText, disputeTitle } from './dispute-reason-text.ts';
import { DisputeStatus } from './dispute-status.tsx';
import { disputedTransaction } from './disputes-list.css.ts';
import { disputesExplanation, disputesFailedLog, noDisputes } from './messages.ts';

type Columns = ListColumns<'disputes', Dispute>;

const columns: Columns = [
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
  {
    id: 'transaction',
    header: 'Disputed Transaction',
    cell: ({ transactionId, reason }) => (
      <>
        <span className={disputedTransaction}>
          <TextLink href={transactionAddress(transactionId)}>
            <MiddleTruncate text={transactionId} />
          </TextLink>
        </span>
        <SecondaryText>{disputeReasonText(reason)}</SecondaryText>
      </>
    ),
    slot: 'a',
    secondLine: true,
    skeletonWidth: 180,
  },
  {
    id: 'date',
    header: 'Date',
    cell: (dispute) => (
      <>
        <Moment value={dispute.createdAt}>{formatDateTime(dispute.createdAt)}</Moment>
        <Deadline dispute={dispute} />
      </>
    ),
    slot: 'lead',
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <DisputeStatus status={status} />,
    slot: 'status',
    fit: true,
  },
];

const optionalColumns: Columns = [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => disputeReasonText(reason) ?? <NotAvailable />,
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'respondBy',
    header: 'Respond by',
    cell: ({ respondBy }) =>
      respondBy ? <Moment value={respondBy}>{formatDateTime(respondBy)}</Moment> : <NotAvailable />,
    slot: 'more',
    tabular: true,
    skeletonWidth: 140,
  },
];

const dayMs = 86_400_000;

const daysUntil = (moment: string): number => Math.floor((new Date(moment).getTime() - Date.now()) / dayMs);

function Deadline({ dispute: { status, respondBy } }: { readonly dispute: Dispute }) {
  if (status !== 'pending' || respondBy === undefined) return null;
  return (
    <div>
      <TimeLeft days={daysUntil(respondBy)}>{`Respond by ${formatMonthDay(respondBy)}`}</TimeLeft>
    </div>
  );
}

const disputeLink = (dispute: Dispute): RowLink => ({
  href: `/disputes/${encodeURIComponent(dispute.id)}`,
  label: disputeTitle(dispute),
});

/** Per the specification, a list that fails to load is omitted and the failure is logged. */
export const disputesList = defineList({
  name: 'disputes',
  noun: 'dispute',
  call: fetchDisputes,
  keyPrefix: ['disputes'],
  live: { noun: 'dispute' },
  columns,
  optionalColumns,
  rowLink: disputeLink,
  days: { dateOf: ({ createdAt }) => createdAt, centsOf: ({ amount }) => amount, isSparse: true },
  preview: lazyModule(async () => (await import('./dispute-preview.lazy.tsx')).DisputePreview),
  views: [
    { name: 'Pending', view: { status: 'pending' } },
    { name: 'Lost', view: { status: 'lost' } },
    thisMonth,
    largestFirst,
  ],
  failureLog: disputesFailedLog,
  empty: (
    <EmptyState size="part" title={noDisputes} icon={<FlagIcon size="large" />}>
      {disputesExplanation}
    </EmptyState>
  ),
});
