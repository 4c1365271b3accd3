import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  readEntrySetSearch,
  type EntrySetFilter,
} from '../../../features/general-ledger/entry-set-filter.ts';
import { entrySetListQuery } from '../../../features/general-ledger/api/list-entry-sets.ts';
import { ledgerAccountsQuery } from '../../../features/general-ledger/api/list-general-ledger-accounts.ts';
import { GeneralLedgerScreen } from './-general-ledger-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/')({
  validateSearch: readEntrySetSearch,
  loaderDeps: ({ search: { page = 1, ...filter } }) => ({ filter, page }),
  loader: ({ context: { shell }, deps: { filter, page } }) => {
    void shell.queryClient().prefetchQuery(ledgerAccountsQuery(shell.client));
    void shell.queryClient().prefetchQuery(entrySetListQuery(shell.client, filter, page));
  },
  component: GeneralLedgerRoute,
});

function GeneralLedgerRoute() {
  const { page = 1, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isSearching = filter.text !== undefined;

  const changeFilter = useCallback(
    (change: EntrySetFilter) => {
      void navigate({
        // What is found begins at the first page.
        search: (before) => ({ ...before, ...change, page: undefined }),
        // A letter more is no step to go back to; the first one is.
        replace: isSearching && change.text !== undefined,
        resetScroll: false,
      });
    },
    [navigate, isSearching],
  );

  return (
    <GeneralLedgerScreen
      filter={filter}
      onFilterChange={changeFilter}
      page={page}
      onPageChange={(next) =>
        void navigate({ search: readEntrySetSearch({ ...filter, page: next }), resetScroll: false })
      }
    />
  );
}
