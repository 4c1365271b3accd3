import type { LedgerEntry } from '@tillbook/contract';
import { formatDateTime, shortIdentifier } from '@tillbook/domain';
import { EmptyState, Identifier, SlipIcon } from '@tillbook/ui';
import { lazyModule, Moment, NotAvailable } from '@tillbook/web-shell';
import { thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { isOfSameTransaction } from '../../lists/is-of-same-transaction.ts';
import { fetchLedgerEntries, type LedgerListName } from './api/list-ledger-entries.ts';
import { entryLink, pendingColumns, settledColumns } from './ledger-columns.tsx';
import { postedDays, settledDays } from './ledger-days.ts';
import { ledgerEmpty, ledgerExplanation, ledgerFailed, ledgerFailedDetail } from './messages.ts';

const optionalColumns: ListColumns<LedgerListName, LedgerEntry> = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'more',
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description || <NotAvailable />,
    slot: 'more',
    skeletonWidth: 120,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionId }) =>
      transactionId ? <Identifier>{shortIdentifier(transactionId)}</Identifier> : <NotAvailable />,
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

const fees = { name: 'Card percentage fees', view: { category: 'card_percentage_fee' } } as const;
const adjustments = { name: 'Manual adjustments', view: { category: 'manual_adjustment' } } as const;

const common = {
  keyPrefix: ['money', 'ledger-entries'],
  live: {},
  optionalColumns,
  rowLink: entryLink,
  rowKey: ({ id }: LedgerEntry) => id,
  preview: lazyModule(async () => (await import('./ledger-preview.lazy.tsx')).LedgerPreview),
  joinsNext: isOfSameTransaction,
  failure: ledgerFailed,
  failureDetail: ledgerFailedDetail,
  empty: (
    <EmptyState size="part" title={ledgerEmpty} icon={<SlipIcon size="large" />}>
      {ledgerExplanation}
    </EmptyState>
  ),
} as const;

export const pendingLedgerList = defineList({
  ...common,
  name: 'pending-ledger',
  noun: 'pending entry',
  call: fetchLedgerEntries('pending'),
  columns: pendingColumns,
  days: postedDays,
  views: [fees, thisMonth],
});

export const settledLedgerList = defineList({
  ...common,
  name: 'settled-ledger',
  noun: 'settled entry',
  call: fetchLedgerEntries('settled'),
  columns: settledColumns,
  days: settledDays,
  views: [fees, adjustments, thisMonth],
});
