import type { PaymentInstrument } from '@tillbook/contract';
import {
  capitalize,
  formatDateTime,
  instrumentTypeLabel,
  maskLastFour,
  shortIdentifier,
} from '@tillbook/domain';
import { Badge, CardIcon, EmptyState, Identifier, LinkButton, type RowLink } from '@tillbook/ui';
import { lazyModule, Moment, NotAvailable } from '@tillbook/web-shell';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchPaymentInstruments } from './api/list-payment-instruments.ts';
import { instrumentsExplanation, listFailed, noInstrumentsYet, textFilterHelp } from './messages.ts';
import { ownerName } from './owner-name.ts';

type Columns = ListColumns<'payment-instruments', PaymentInstrument>;

const columns: Columns = [
  {
    id: 'owner',
    header: 'Owner Name',
    cell: ownerName,
    slot: 'lead',
    yields: true,
    emphasis: 'strong',
    skeletonWidth: 140,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => instrumentTypeLabel(type),
    slot: 'a',
    skeletonWidth: 72,
  },
  {
    id: 'lastFour',
    header: 'Last Four',
    cell: ({ lastFour }) => <LastFour value={lastFour} />,
    slot: 'amount',
    tabular: true,
    skeletonWidth: 64,
  },
  {
    id: 'status',
    header: 'Status',
    // Per the specification, this list shows every instrument as active.
    cell: () => <Badge tone="positive">Active</Badge>,
    slot: 'status',
    fit: true,
  },
  {
    id: 'date',
    header: 'Created At',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'b',
    fit: true,
    tabular: true,
    skeletonWidth: 140,
  },
];

const optionalColumns: Columns = [
  {
    id: 'purpose',
    header: 'Purpose',
    cell: ({ purpose }) => capitalize(purpose),
    slot: 'more',
    skeletonWidth: 56,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description || <NotAvailable />,
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'more',
    skeletonWidth: 96,
  },
];

function LastFour({ value }: { readonly value: string | undefined }) {
  if (value) return <span translate="no">{maskLastFour(value)}</span>;
  return <NotAvailable />;
}

const instrumentLink = (instrument: PaymentInstrument): RowLink => ({
  href: `/payment-instruments/${encodeURIComponent(instrument.id)}`,
  label: `${ownerName(instrument)}, ${instrumentTypeLabel(instrument.type)} ${maskLastFour(instrument.lastFour)}`,
});

export const paymentInstrumentsList = defineList({
  name: 'payment-instruments',
  noun: 'payment instrument',
  label: 'Payment instruments',
  call: fetchPaymentInstruments,
  keyPrefix: ['payment-instruments'],
  live: false,
  columns,
  optionalColumns,
  rowLink: instrumentLink,
  preview: lazyModule(async () => (await import('./instrument-preview.lazy.tsx')).InstrumentPreview),
  views: [
    { name: 'Cards', view: { type: 'card' } },
    { name: 'Bank accounts', view: { type: 'bank_account' } },
    { name: 'For payouts', view: { purpose: 'payout' } },
  ],
  textHelp: textFilterHelp,
  failure: listFailed,
  empty: (
    <EmptyState
      size="part"
      title={noInstrumentsYet}
      icon={<CardIcon size="large" />}
      action={<LinkButton href="/payment-instruments/create">Create payment instrument</LinkButton>}
    >
      {instrumentsExplanation}
    </EmptyState>
  ),
});
