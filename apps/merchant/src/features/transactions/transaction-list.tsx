import type { List, Transaction } from '@tillbook/contract';
import { EmptyState, Stack, type DataTableColumn } from '@tillbook/ui';
import { PagedTable, usePreparedPart, type Paging } from '@tillbook/web-shell';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { barRoom } from './list/bar-room.css.ts';
import { useColumnChoice } from './list/column-choice.ts';
import type { ListKind } from './list/list-kinds.ts';
import { isNarrowed, type ListView } from './list/list-view.ts';
import { listTools } from './list/tools-part.ts';
import { listFailed } from './messages.ts';
import { transactionLink } from './transaction-columns.tsx';

export type TransactionListProps = Paging & {
  readonly accountId: string;
  readonly kind: ListKind;
  readonly label: string;
  readonly query: UseQueryResult<List<Transaction>>;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
  readonly columns: readonly DataTableColumn<Transaction>[];
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** At size large. */
  readonly emptyIcon: ReactNode;
  readonly emptyAction?: ReactNode;
};

/** Payments, payouts or refunds: one list that differs in its columns. */
export function TransactionList({
  accountId,
  kind,
  label,
  query,
  view,
  onViewChange,
  columns,
  emptyTitle,
  emptyText,
  emptyIcon,
  emptyAction,
  ...paging
}: TransactionListProps) {
  // A list that is shown whole goes before what narrows it.
  const { Loaded: tools } = usePreparedPart(listTools);
  const choice = useColumnChoice(accountId, kind);
  const shown = { accountId, kind, view, onViewChange, columns, choice, found: query.data };
  return (
    <Stack space={12}>
      <div className={barRoom}>{tools && <tools.ListBar {...shown} />}</div>
      <PagedTable
        placement="page"
        label={label}
        query={query}
        columns={tools?.shownColumns(shown) ?? columns}
        rowLink={transactionLink}
        {...paging}
        failure={listFailed}
        empty={
          isNarrowed(view) ? (
            tools && <tools.NoMatch {...shown} />
          ) : (
            <EmptyState size="part" title={emptyTitle} icon={emptyIcon} action={emptyAction}>
              {emptyText}
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}
