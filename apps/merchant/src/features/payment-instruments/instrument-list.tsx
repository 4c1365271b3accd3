import { CardIcon, EmptyState } from '@tillbook/ui';
import { useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { NarrowedTable } from '../../narrowing/narrowed-table.tsx';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { instrumentColumns, instrumentLink } from './instrument-columns.tsx';
import { listFailed } from './messages.ts';
import { instrumentListQuery } from './list-query.ts';
import { instrumentListTools } from './tools-part.ts';

export type InstrumentListProps = Paging & {
  readonly accountId: string;
  readonly view: ListView<'payment-instruments'>;
  readonly onViewChange: (view: ListView) => void;
};

/** The cards and bank accounts of an account. */
export function InstrumentList(list: InstrumentListProps) {
  const { accountId, view } = list;
  const { client } = useShell();
  const query = useQuery(instrumentListQuery(client, accountId, view, list));
  return (
    <NarrowedTable
      {...list}
      kind="payment-instruments"
      tools={instrumentListTools}
      label="Payment instruments"
      query={query}
      columns={instrumentColumns}
      rowLink={instrumentLink}
      failure={listFailed}
      empty={
        <EmptyState size="part" title="No payment instruments yet" icon={<CardIcon size="large" />}>
          Add a customer's card or bank account to charge it.
        </EmptyState>
      }
    />
  );
}
