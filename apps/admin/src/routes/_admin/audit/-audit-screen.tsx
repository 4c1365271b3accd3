import { PageHeader, Stack } from '@tillbook/ui';
import { CsvExportButton, CsvExportNotice, usePageTitle } from '@tillbook/web-shell';
import type { EntryAddresses } from '../../../features/audit/audit-columns.tsx';
import type { AuditFilters } from '../../../features/audit/audit-filters.ts';
import { AuditList } from '../../../features/audit/audit-list.tsx';
import { AuditFiltersBar } from '../../../features/audit/audit-filters-bar.ts';
import { useAuditExport } from '../../../features/audit/use-audit-export.ts';
import { FilterToolbar } from '../../../lists/filter-toolbar.tsx';
import { timesNote } from '../../../lists/times-note.ts';

export type AuditScreenProps = EntryAddresses & {
  readonly filters: AuditFilters;
  readonly onFilter: (changed: AuditFilters) => void;
  /** Counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

export function AuditScreen({ filters, onFilter, ...list }: AuditScreenProps) {
  const exporting = useAuditExport(filters);
  usePageTitle('Audit');
  return (
    <Stack space={16}>
      <PageHeader title="Audit" detail={timesNote()} actions={<CsvExportButton {...exporting} />} />
      <FilterToolbar>
        <AuditFiltersBar filters={filters} onFilter={onFilter} />
      </FilterToolbar>
      <CsvExportNotice {...exporting} />
      <AuditList filters={filters} {...list} />
    </Stack>
  );
}
