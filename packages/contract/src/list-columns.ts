import type { ListName } from './lists.ts';

const transactionColumns = [
  'amount',
  'paymentInstrument',
  'method',
  'channel',
  'date',
  'status',
  'id',
  'description',
  'reference',
  'device',
  'failure',
  'parentTransaction',
] as const;

/** Every column that each list can show. */
export const columnsOfList = {
  payments: transactionColumns,
  payouts: transactionColumns,
  refunds: transactionColumns,
  settlements: ['id', 'totalAmount', 'totalFees', 'amount', 'status', 'date', 'updatedAt'],
  disputes: ['amount', 'transaction', 'date', 'status', 'id', 'reason', 'respondBy'],
  'payment-instruments': ['owner', 'type', 'lastFour', 'status', 'date', 'purpose', 'description', 'id'],
  'pending-ledger': [
    'amount',
    'category',
    'status',
    'readyToSettleAt',
    'date',
    'description',
    'transaction',
    'id',
  ],
  'settled-ledger': [
    'amount',
    'category',
    'status',
    'date',
    'afterBalance',
    'description',
    'transaction',
    'id',
  ],
} as const satisfies Readonly<Record<ListName, readonly string[]>>;

/** The columns that a list can show. */
export type ColumnOf<Name extends ListName> = (typeof columnsOfList)[Name][number];

export type ListColumn = ColumnOf<ListName>;
