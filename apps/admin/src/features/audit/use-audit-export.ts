import { useCsvExport, useShell } from '@tillbook/web-shell';
import type { AuditFilters } from './audit-filters.ts';
import { exportFailed } from './messages.ts';

export const useAuditExport = (filters: AuditFilters) => {
  const { client } = useShell();
  return useCsvExport({
    fileName: 'audit',
    failure: exportFailed,
    read: async (watch) => (await import('./export-audit.ts')).exportAudit(client, filters, watch),
  });
};
