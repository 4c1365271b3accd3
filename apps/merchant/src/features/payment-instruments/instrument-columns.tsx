import type { PaymentInstrument } from '@tillbook/contract';
import { formatDateTime, instrumentTypeLabel, maskLastFour } from '@tillbook/domain';
import { Badge, Text, type DataTableColumn, type RowLink } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { noOwner } from './messages.ts';

export const ownerName = (instrument: PaymentInstrument): string =>
  instrument.owner?.name.fullName || noOwner;

export const instrumentColumns: readonly DataTableColumn<PaymentInstrument>[] = [
  {
    id: 'owner',
    header: 'Owner Name',
    cell: ownerName,
    slot: 'lead',
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
    // The specification: whatever an instrument's own status, this list shows it as active.
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

function LastFour({ value }: { readonly value: string | undefined }) {
  if (value) return maskLastFour(value);
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

export const instrumentLink = (instrument: PaymentInstrument): RowLink => ({
  href: `/payment-instruments/${encodeURIComponent(instrument.id)}`,
  label: `${ownerName(instrument)}, ${instrumentTypeLabel(instrument.type)} ${maskLastFour(instrument.lastFour)}`,
});
