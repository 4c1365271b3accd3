import type { Program } from '@tillbook/contract';
import { listPageSize } from '@tillbook/domain';
import { EmptyState, FlagIcon, Identifier, type DataTableColumn } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { noProgramsYet, programsFailed } from './messages.ts';
import { programListQuery } from './api/list-programs.ts';

const columns: readonly DataTableColumn<Program>[] = [
  {
    id: 'name',
    header: 'Program Name',
    cell: ({ name }) => name,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 160,
  },
  {
    id: 'id',
    header: 'Program ID',
    cell: ({ id }) => <Identifier>{id}</Identifier>,
    slot: 'c',
    yields: true,
    fit: true,
    skeletonWidth: 190,
  },
];

export function ProgramList({ page, onPageChange }: Pick<Paging, 'page' | 'onPageChange'>) {
  const { client } = useShell();
  const query = useQuery(programListQuery(client, page));
  return (
    <PagedTable
      placement="page"
      label="Programs"
      query={query}
      columns={columns}
      pageSize={listPageSize}
      page={page}
      onPageChange={onPageChange}
      failure={programsFailed}
      empty={
        <EmptyState size="part" title="No programs yet" icon={<FlagIcon size="large" />}>
          {noProgramsYet}
        </EmptyState>
      }
    />
  );
}
