import type { EntrySet } from '@tillbook/contract';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { useCallback } from 'react';
import { openAddress } from '../../../app/open-address.ts';
import { accountAddress } from '../../../features/accounts/account-address.ts';
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

const merchantScreens: readonly (readonly [prefix: string, path: string])[] = [
  ['txn_', '/transactions/'],
  ['stl_', '/settlements/'],
  ['dsp_', '/disputes/'],
];

function GeneralLedgerRoute() {
  const { page = 1, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const shell = useShell();
  const from = useLocation({ select: ({ publicHref }) => publicHref });
  const isSearching = filter.text !== undefined;

  const changeFilter = useCallback(
    (change: EntrySetFilter) => {
      void navigate({
        search: (before) => ({ ...before, ...change, page: undefined }),
        // Only the first typed letter adds a history entry.
        replace: isSearching && change.text !== undefined,
        resetScroll: false,
      });
    },
    [navigate, isSearching],
  );

  const subjectHref = ({ reference, merchant }: EntrySet): string | undefined => {
    const screen = merchantScreens.find(([prefix]) => reference.startsWith(prefix));
    if (!screen || !merchant) return undefined;
    return openAddress(shell, merchant.accountId, { to: `${screen[1]}${reference}`, from });
  };

  return (
    <GeneralLedgerScreen
      merchantHref={accountAddress}
      subjectHref={subjectHref}
      filter={filter}
      onFilterChange={changeFilter}
      page={page}
      onPageChange={(next) =>
        void navigate({ search: readEntrySetSearch({ ...filter, page: next }), resetScroll: false })
      }
    />
  );
}
