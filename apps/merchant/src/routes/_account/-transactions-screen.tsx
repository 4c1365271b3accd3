import { PageHeader, Stack } from '@tillbook/ui';
import { loadedPart, usePageTitle, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { ExportControl } from '../../features/exports/export-control.tsx';
import { transactionListQuery } from '../../features/transactions/list/list-query.ts';
import { transactionListTools } from '../../features/transactions/list/tools-part.ts';
import type { TransactionListKind } from '../../features/transactions/list/transaction-lists.ts';
import { TransactionList, type TransactionListProps } from '../../features/transactions/transaction-list.tsx';
import { isNarrowed } from '../../narrowing/views/is-narrowed.ts';
import type { ListView } from '../../narrowing/views/list-view.ts';

export type TransactionsScreenProps = Omit<TransactionListProps, 'query'>;

/** What the address of a list says, and how it is changed. */
export type ListScreenProps = Paging & Pick<TransactionsScreenProps, 'accountId' | 'view' | 'onViewChange'>;

const filterOf = async (view: ListView<TransactionListKind>) =>
  (await loadedPart(transactionListTools)).filterOf(view);

/** A list of transactions, and what can be done with the whole of it. */
export function TransactionsScreen(list: TransactionsScreenProps) {
  const { accountId, kind, label, view } = list;
  usePageTitle(label);
  const { client } = useShell();
  const query = useQuery(transactionListQuery(client, accountId, kind, view, list));
  return (
    <Stack space={16}>
      <PageHeader
        title={label}
        actions={
          <ExportControl
            accountId={accountId}
            list={kind}
            view={isNarrowed(view) ? { filter: () => filterOf(view), found: query.data } : undefined}
          />
        }
      />
      <TransactionList {...list} query={query} />
    </Stack>
  );
}
