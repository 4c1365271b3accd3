import { Grid, PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { AccountList } from '../../../features/accounts/account-list.tsx';
import { AccountSearch } from '../../../features/accounts/account-search.tsx';

export type AccountsScreenProps = {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** Every account of the platform. */
export function AccountsScreen({ search, onSearch, page, onPageChange }: AccountsScreenProps) {
  usePageTitle('Accounts');
  return (
    <Stack space={16}>
      <PageHeader title="Accounts" />
      <Grid ratio="5:7">
        <AccountSearch search={search} onSearch={onSearch} />
      </Grid>
      <AccountList search={search} page={page} onPageChange={onPageChange} />
    </Stack>
  );
}
