import { listPageSize } from '@tillbook/domain';
import { BookIcon, EmptyState, LinkButton, SearchIcon } from '@tillbook/ui';
import { PagedTable, useShell } from '@tillbook/web-shell';
import { isFiltered } from '@tillbook/web-shell/search-params';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { auditColumns, type EntryAddresses } from './audit-columns.tsx';
import type { AuditFilters } from './audit-filters.ts';
import { auditFailed, noEntriesYet, noEntryMatches } from './messages.ts';
import { auditListQuery } from './api/list-audit-entries.ts';

export type AuditListProps = EntryAddresses & {
  readonly filters: AuditFilters;
  /** Counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

export function AuditList({ filters, page, onPageChange, accountHref, subjectHref }: AuditListProps) {
  const { client } = useShell();
  const query = useQuery(auditListQuery(client, filters, page));
  const columns = useMemo(() => auditColumns({ accountHref, subjectHref }), [accountHref, subjectHref]);
  return (
    <PagedTable
      placement="page"
      label="Audit trail"
      query={query}
      columns={columns}
      pageSize={listPageSize}
      page={page}
      onPageChange={onPageChange}
      failure={auditFailed}
      empty={isFiltered(filters) ? <NoMatch /> : <NothingYet />}
    />
  );
}

function NothingYet() {
  return (
    <EmptyState size="part" title="No entries yet" icon={<BookIcon size="large" />}>
      {noEntriesYet}
    </EmptyState>
  );
}

function NoMatch() {
  return (
    <EmptyState
      size="part"
      title="No entries found"
      icon={<SearchIcon size="large" />}
      action={<LinkButton href="/admin/audit">Clear filters</LinkButton>}
    >
      {noEntryMatches}
    </EmptyState>
  );
}
