import type { Transaction } from '@tillbook/contract';
import { EmptyState, type DataTableColumn } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listFailed } from './messages.ts';
import { transactionListQuery, type TransactionKind } from './queries.ts';
import { transactionLink } from './transaction-columns.tsx';

export type TransactionListProps = Paging & {
  readonly accountId: string;
  readonly kind: TransactionKind;
  readonly label: string;
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
  columns,
  emptyTitle,
  emptyText,
  emptyIcon,
  emptyAction,
  ...paging
}: TransactionListProps) {
  const { client } = useShell();
  const query = useQuery(transactionListQuery(client, accountId, kind, paging));
  return (
    <PagedTable
      placement="page"
      label={label}
      query={query}
      columns={columns}
      rowLink={transactionLink}
      {...paging}
      failure={listFailed}
      empty={
        <EmptyState size="part" title={emptyTitle} icon={emptyIcon} action={emptyAction}>
          {emptyText}
        </EmptyState>
      }
    />
  );
}
