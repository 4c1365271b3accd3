import type { Client } from '@tillbook/api-client';
import { listAccountAuditEntries, type AccountAuditEntry } from '@tillbook/contract';
import { beginningOfDay, exportInPages, type CsvExport, type ExportWatch } from '@tillbook/web-shell';

/** About 10 MB of CSV, which spreadsheets can still open. */
const mostEntries = 50_000;

/** Days are in the user's time zone; an omitted day does not limit the period. */
export type AuditPeriod = {
  /** For example `2026-11-21`. */
  readonly from?: string | undefined;
  /** Inclusive. */
  readonly until?: string | undefined;
};

const headings = [
  'At (UTC)',
  'By',
  'Email',
  'User ID',
  'Action',
  'Subject',
  'Client Address',
  'Details',
  'ID',
];

const cellsOf = (entry: AccountAuditEntry): readonly string[] => [
  entry.at,
  entry.by,
  entry.email ?? '',
  entry.userId ?? '',
  entry.action,
  entry.subject ?? '',
  entry.clientAddress ?? '',
  entry.details ? JSON.stringify(entry.details) : '',
  entry.id,
];

/** Reads the account's audit trail, newest first, and writes it as CSV. */
export const exportAudit = (
  client: Client,
  accountId: string,
  { from, until }: AuditPeriod,
  watch: ExportWatch,
): Promise<CsvExport> => {
  const period = {
    ...(from !== undefined && { from: beginningOfDay(from) }),
    ...(until !== undefined && { until: beginningOfDay(until, 1) }),
  };
  const readPage = async (
    page: { readonly limit: number; readonly before?: string },
    signal: AbortSignal,
  ) => {
    const query = { accountId, ...period, ...page };
    return (await client.call(listAccountAuditEntries, { query }, { signal })).data;
  };
  return exportInPages(
    { headings, rowsOf: (entry: AccountAuditEntry) => [cellsOf(entry)], readPage, mostEntries },
    watch,
  );
};
