import type { Paging, Shell } from '@tillbook/web-shell';
import { loadList } from '../../../narrowing/load-list.ts';
import { transactionListQuery } from './list-query.ts';
import { transactionListTools } from './tools-part.ts';
import type { TransactionListKind } from './transaction-lists.ts';

/** Begins to load payments, payouts or refunds as their address says it. */
export const loadTransactionList = (
  { shell, accountId }: { readonly shell: Shell; readonly accountId: string },
  kind: TransactionListKind,
  search: Readonly<Record<string, unknown>>,
  paging: Pick<Paging, 'page' | 'pageSize'>,
): Promise<void> =>
  loadList(
    { queryClient: shell.queryClient(), accountId, kind, search, tools: transactionListTools },
    (view) =>
      shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, kind, view, paging)),
  );
