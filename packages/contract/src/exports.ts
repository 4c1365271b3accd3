import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint } from './endpoint.ts';
import { totals } from './filters.ts';
import { eachOnce, identifier, instant, openEnum, requiredText } from './primitives.ts';
import { transactionFilter } from './transactions/transactions.ts';

/** What can stand in an exported list, in the order in which a file has it, and what a person calls it. */
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
} as const;

export type ExportColumn = keyof typeof exportColumnLabels;

const isExportColumn = (name: string): name is ExportColumn => Object.hasOwn(exportColumnLabels, name);

/** Those of some names that are columns, in their order. */
export const exportColumnsAmong = (names: readonly string[]): readonly ExportColumn[] =>
  names.filter(isExportColumn);

export const exportColumns = exportColumnsAmong(Object.keys(exportColumnLabels));

export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

const exportedList = z.enum(['payments', 'payouts', 'refunds']);

export type ExportedList = z.infer<typeof exportedList>;

const listExport = z.object({
  id: identifier,
  /** Whether its file has been asked for, and what came of that. */
  status: openEnum('waiting', 'running', 'done', 'cancelled', 'failed'),
  /** How many rows have been written so far. */
  rowCount: z.int(),
  ...totals,
});

export type ListExport = z.infer<typeof listExport>;

const columnsOnce = 'Name each column once.';

export const createExport = defineEndpoint({
  name: 'createExport',
  method: 'POST',
  path: '/exports',
  summary: 'Prepares a list as a file.',
  access: byAccountId('body'),
  body: z.object({
    accountId: identifier,
    list: exportedList,
    filter: z.optional(z.object(transactionFilter)),
    format: z.enum(exportFormats),
    columns: z._default(
      z
        .array(z.enum(exportColumns))
        .check(
          z.minLength(1, 'Choose at least one column.'),
          z.maxLength(exportColumns.length, columnsOnce),
          eachOnce(columnsOnce),
          z.meta({ uniqueItems: true }),
        ),
      [...exportColumns],
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
  summary: 'How far an export is.',
  access: byObject('export', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: listExport,
});

export const cancelExport = defineEndpoint({
  name: 'cancelExport',
  method: 'POST',
  path: '/exports/{id}/cancel',
  summary: 'Ends an export before its end.',
  access: byObject('export', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: listExport,
});
