import { useCsvExport, useShell } from '@tillbook/web-shell';
import type { AuditFilters } from './audit-filters.ts';
import { exportFailed } from './messages.ts';

/** The export of the filtered audit trail. */
export const useAuditExport = (filters: AuditFilters) => {
  const { client } = useShell();
  return useCsvExport({
    fileName: 'audit',
    failure: exportFailed,
    read: async (watch) => (await import('./export-audit.ts')).exportAudit(client, filters, watch),
  });
};
