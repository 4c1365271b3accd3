import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint } from '../endpoint.ts';
import { totals } from '../filters.ts';
import {
  instrumentPurposes,
  instrumentTypes,
  ledgerCategories,
  lists,
  transactionStatuses,
  type ListName,
} from '../lists.ts';
import { eachOnce, identifier, instant, openEnum, requiredText } from '../primitives.ts';
import { transactionFilter } from '../transactions/transactions.ts';

/** The columns of exported lists, with their titles. */
export const exportColumnLabels = {
  id: 'ID',
  createdAt: 'Date',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  type: 'Type',
  subtype: 'Subtype',
  method: 'Method',
  channel: 'Channel',
  description: 'Description',
  paymentInstrumentId: 'Payment Instrument',
  parentTransactionId: 'Related Transaction',
  serialNumber: 'Device',
  referenceId: 'Reference',
  failureMessage: 'Failure',
  totalAmount: 'Total Amount',
  totalFees: 'Total Fees',
  netAmount: 'Net Amount',
  updatedAt: 'Updated At',
  transactionId: 'Transaction',
  reason: 'Reason',
  respondBy: 'Respond By',
  ownerName: 'Owner Name',
  lastFour: 'Last Four',
  purpose: 'Purpose',
  category: 'Category',
  readyToSettleAt: 'Ready to Settle At',
  settledAt: 'Settled At',
  afterBalance: 'After Balance',
} as const;

export type ExportColumn = keyof typeof exportColumnLabels;

const isExportColumn = (name: string): name is ExportColumn => Object.hasOwn(exportColumnLabels, name);

/** Returns the names that are columns of an export, in their given order. */
export const exportColumnsAmong = (names: readonly string[]): readonly ExportColumn[] =>
  names.filter(isExportColumn);

/** The columns of payments, payouts and refunds, in the order of the file. */
export const exportColumns = [
  'id',
  'createdAt',
  'amount',
  'currency',
  'status',
  'type',
  'subtype',
  'method',
  'channel',
  'description',
  'paymentInstrumentId',
  'parentTransactionId',
  'serialNumber',
  'referenceId',
  'failureMessage',
] as const satisfies readonly ExportColumn[];

const entryColumns = ['id', 'createdAt', 'amount', 'category', 'status'] as const;

/** The columns of each list, in the order of the file. */
export const exportColumnsOf = {
  payments: exportColumns,
  payouts: exportColumns,
  refunds: exportColumns,
  settlements: ['id', 'createdAt', 'totalAmount', 'totalFees', 'netAmount', 'status', 'updatedAt'],
  disputes: ['id', 'createdAt', 'amount', 'status', 'reason', 'transactionId', 'respondBy'],
  'payment-instruments': ['id', 'createdAt', 'ownerName', 'type', 'lastFour', 'purpose', 'description'],
  'pending-ledger': [...entryColumns, 'readyToSettleAt', 'description', 'transactionId'],
  'settled-ledger': [...entryColumns, 'settledAt', 'afterBalance', 'description', 'transactionId'],
} as const satisfies Readonly<Partial<Record<ListName, readonly ExportColumn[]>>>;

export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export const exportedLists = [
  'payments',
  'payouts',
  'refunds',
  'settlements',
  'disputes',
  'payment-instruments',
  'pending-ledger',
  'settled-ledger',
] as const satisfies readonly ListName[];

export type ExportedList = (typeof exportedLists)[number];

/** The filters of all lists; a list rejects filters of other lists. */
export const exportFilter = z.object({
  ...transactionFilter,
  status: z.optional(z.enum([...new Set([...transactionStatuses, ...lists.disputes.statuses])])),
  type: z.optional(z.enum(instrumentTypes)),
  purpose: z.optional(z.enum(instrumentPurposes)),
  category: z.optional(z.enum(ledgerCategories)),
  /** The entries that one settlement settled, for the settled ledger. */
  settlementId: z.optional(identifier),
});

export type ExportFilter = z.infer<typeof exportFilter>;

const listExport = z.object({
  id: identifier,
  /** The state of the download: `waiting` until the file is requested. */
  status: openEnum('waiting', 'running', 'done', 'cancelled', 'failed'),
  /** The number of rows written so far. */
  rowCount: z.int(),
  ...totals,
});

export type ListExport = z.infer<typeof listExport>;

const columnNames = exportColumnsAmong(Object.keys(exportColumnLabels));
const columnsOnce = 'List each column only once.';

export const createExport = defineEndpoint({
  name: 'createExport',
  method: 'POST',
  path: '/exports',
  summary: 'Start an export of a list',
  access: byAccountId('body', 'export_create'),
  body: z.object({
    accountId: identifier,
    list: z.enum(exportedLists),
    filter: z.optional(exportFilter),
    format: z.enum(exportFormats),
    /** Absent for all columns of the list. */
    columns: z.optional(
      z
        .array(z.enum(columnNames))
        .check(
          z.minLength(1, 'Choose at least one column.'),
          z.maxLength(columnNames.length, columnsOnce),
          eachOnce(columnsOnce),
          z.meta({ uniqueItems: true }),
        ),
    ),
    /** An IANA time zone such as `America/New_York`. */
    timeZone: z._default(requiredText(64), 'UTC'),
  }),
  response: z.object({ ...listExport.shape, fileUrl: z.string(), expiresAt: instant }),
  status: 201,
});

export const getExport = defineEndpoint({
  name: 'getExport',
  method: 'GET',
  path: '/exports/{id}',
  summary: 'Get the progress of an export',
  access: byObject('export', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: listExport,
});

export const cancelExport = defineEndpoint({
  name: 'cancelExport',
  method: 'POST',
  path: '/exports/{id}/cancel',
  summary: 'Cancel an export',
  access: byObject('export', 'path', 'id', 'export_create'),
  params: z.object({ id: identifier }),
  response: listExport,
});
