import { listPageSize } from '@tillbook/domain';
import { CardIcon, EmptyState } from '@tillbook/ui';
import { PagedTable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { instrumentColumns, instrumentLink } from './instrument-columns.tsx';
import { listFailed } from './messages.ts';
import { instrumentListQuery } from './queries.ts';

export type InstrumentListProps = {
  readonly accountId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** The cards and bank accounts of an account. */
export function InstrumentList({ accountId, page, onPageChange }: InstrumentListProps) {
  const { client } = useShell();
  const query = useQuery(instrumentListQuery(client, accountId, page));
  return (
    <PagedTable
      placement="page"
      label="Payment instruments"
      query={query}
      columns={instrumentColumns}
      rowLink={instrumentLink}
      pageSize={listPageSize}
      page={page}
      onPageChange={onPageChange}
      failure={listFailed}
      empty={
        <EmptyState size="part" title="No payment instruments yet" icon={<CardIcon size="large" />}>
          Add a customer's card or bank account to charge it.
        </EmptyState>
      }
    />
  );
}
