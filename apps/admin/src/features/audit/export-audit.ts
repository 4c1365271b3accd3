import type { Client } from '@tillbook/api-client';
import { listAuditEntries, type AuditEntry } from '@tillbook/contract';
import { exportInPages, type CsvExport, type ExportWatch } from '@tillbook/web-shell';
import { auditQuery, type AuditFilters } from './audit-filters.ts';

/** At most a hundred calls per export, because every call is itself audited. */
export const mostExportedEntries = 10_000;

const headings = [
  'At (UTC)',
  'Email',
  'User ID',
  'Action',
  'Account ID',
  'Account Name',
  'Subject',
  'Client Address',
  'Details',
  'ID',
];

const cellsOf = (entry: AuditEntry): readonly string[] => [
  entry.at,
  entry.email ?? '',
  entry.userId ?? '',
  entry.action,
  entry.accountId ?? '',
  entry.accountName ?? '',
  entry.subject ?? '',
  entry.clientAddress ?? '',
  entry.details ? JSON.stringify(entry.details) : '',
  entry.id,
];

export const exportAudit = (client: Client, filters: AuditFilters, watch: ExportWatch): Promise<CsvExport> =>
  exportInPages(
    {
      headings,
      rowsOf: (entry: AuditEntry) => [cellsOf(entry)],
      mostEntries: mostExportedEntries,
      readPage: async (page, signal) => {
        const query = { ...auditQuery(filters), ...page };
        return (await client.callList(listAuditEntries, { query }, { signal })).items;
      },
    },
    watch,
  );
