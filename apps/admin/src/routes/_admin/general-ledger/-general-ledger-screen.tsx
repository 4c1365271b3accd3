import { Button, LinkButton, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import {
  CsvExportButton,
  CsvExportNotice,
  lazyComponent,
  useDestination,
  usePageTitle,
  useShell,
} from '@tillbook/web-shell';
import { isFiltered } from '@tillbook/web-shell/search-params';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adjustmentAddress, newEntrySetAddress } from '../../../features/general-ledger/entry-set-address.ts';
import type { EntrySetFilter } from '../../../features/general-ledger/entry-set-filter.ts';
import { EntrySetList } from '../../../features/general-ledger/entry-set-list.tsx';
import type { EntrySetAddresses } from '../../../features/general-ledger/entry-set-row.tsx';
import { EntrySetFilters } from '../../../features/general-ledger/entry-set-filters.ts';
import { useEntrySetsExport } from '../../../features/general-ledger/use-entry-sets-export.ts';
import { isOutage } from '../../../features/general-ledger/is-outage.ts';
import { LedgerAccounts } from '../../../features/general-ledger/ledger-accounts.tsx';
import { entrySetListQuery } from '../../../features/general-ledger/api/list-entry-sets.ts';
import { ledgerAccountsQuery } from '../../../features/general-ledger/api/list-general-ledger-accounts.ts';
import { RefusedScreen } from './-refused-screen.tsx';
import { FilterToolbar } from '../../../lists/filter-toolbar.tsx';
import { timesNote } from '../../../lists/times-note.ts';

const NoMatch = lazyComponent(
  async () => (await import('../../../features/general-ledger/no-match.lazy.tsx')).NoMatch,
);

// Preloads once the screen is shown, because the code cannot be loaded while the server is down.
const SampleScreen = lazyComponent(async () => (await import('./-sample-screen.lazy.tsx')).SampleScreen, {
  placeholder: RefusedScreen,
});

const exportedNoun = { one: 'entry set', many: 'entry sets' } as const;

export type GeneralLedgerScreenProps = EntrySetAddresses & {
  readonly filter: EntrySetFilter;
  readonly onFilterChange: (change: EntrySetFilter) => void;
  /** Counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

export function GeneralLedgerScreen({
  filter,
  onFilterChange,
  page,
  onPageChange,
  ...addresses
}: GeneralLedgerScreenProps) {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  const entrySets = useQuery(entrySetListQuery(client, filter, page));
  const exporting = useEntrySetsExport(filter);
  const create = useDestination(newEntrySetAddress);
  useEffect(() => SampleScreen.prefetch('now'), []);
  usePageTitle('General Ledger');

  if (accounts.isError && !accounts.data) {
    const retry = () => {
      void accounts.refetch();
      void entrySets.refetch();
    };
    const Failed = isOutage(accounts.error) ? SampleScreen : RefusedScreen;
    return <Failed error={accounts.error} onRetry={retry} isRetrying={accounts.isFetching} />;
  }

  const known = accounts.data?.accounts;
  return (
    <Stack space={16}>
      <PageHeader
        title="General Ledger"
        detail={timesNote()}
        actions={
          <>
            <CsvExportButton {...exporting} />
            <LinkButton href={adjustmentAddress}>Adjust balance</LinkButton>
            <Button variant="primary" icon={<PlusIcon />} {...create}>
              Create Entry Set
            </Button>
          </>
        }
      />
      <CsvExportNotice {...exporting} noun={exportedNoun} />
      <LedgerAccounts accounts={known} />
      <EntrySetList
        query={entrySets}
        page={page}
        onPageChange={onPageChange}
        {...addresses}
        noMatch={isFiltered(filter) ? <NoMatch filter={filter} accounts={known ?? []} /> : undefined}
        filters={
          <FilterToolbar>
            <EntrySetFilters filter={filter} onFilterChange={onFilterChange} accounts={known} />
          </FilterToolbar>
        }
      />
    </Stack>
  );
}
