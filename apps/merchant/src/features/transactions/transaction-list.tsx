import type { List, Transaction } from '@tillbook/contract';
import { EmptyState, type DataTableColumn } from '@tillbook/ui';
import type { Paging } from '@tillbook/web-shell';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NarrowedTable } from '../../narrowing/narrowed-table.tsx';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { transactionListTools } from './list/tools-part.ts';
import type { TransactionListKind } from './list/transaction-lists.ts';
import { listFailed } from './messages.ts';
import { transactionLink } from './transaction-columns.tsx';

export type TransactionListProps = Paging & {
  readonly accountId: string;
  readonly kind: TransactionListKind;
  readonly label: string;
  readonly query: UseQueryResult<List<Transaction>>;
  readonly view: ListView<TransactionListKind>;
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
  emptyTitle,
  emptyText,
  emptyIcon,
  emptyAction,
  ...list
}: TransactionListProps) {
  return (
    <NarrowedTable
      {...list}
      tools={transactionListTools}
      rowLink={transactionLink}
      failure={listFailed}
      empty={
        <EmptyState size="part" title={emptyTitle} icon={emptyIcon} action={emptyAction}>
          {emptyText}
        </EmptyState>
      }
    />
  );
}
