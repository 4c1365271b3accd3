import { CardIcon, EmptyState } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { instrumentColumns, instrumentLink } from './instrument-columns.tsx';
import { listFailed } from './messages.ts';
import { instrumentListQuery } from './queries.ts';

export type InstrumentListProps = Paging & { readonly accountId: string };

/** The cards and bank accounts of an account. */
export function InstrumentList({ accountId, ...paging }: InstrumentListProps) {
  const { client } = useShell();
  const query = useQuery(instrumentListQuery(client, accountId, paging));
  return (
    <PagedTable
      placement="page"
      label="Payment instruments"
      query={query}
      columns={instrumentColumns}
      rowLink={instrumentLink}
      {...paging}
      failure={listFailed}
      empty={
        <EmptyState size="part" title="No payment instruments yet" icon={<CardIcon size="large" />}>
          Add a customer's card or bank account to charge it.
        </EmptyState>
      }
    />
  );
}
