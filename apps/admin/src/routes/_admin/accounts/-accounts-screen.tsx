import { LinkButton, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import { CsvExportButton, CsvExportNotice, usePageTitle } from '@tillbook/web-shell';
import { newAccountAddress } from '../../../features/accounts/account-address.ts';
import type { AccountFilters } from '../../../features/accounts/account-filters.ts';
import { AccountFiltersBar } from '../../../features/accounts/account-filters-bar.ts';
import { useAccountsExport } from '../../../features/accounts/use-accounts-export.ts';
import { AccountList, type AccountListProps } from '../../../features/accounts/account-list.tsx';
import { adjustmentAddress } from '../../../features/general-ledger/entry-set-address.ts';
import { FilterToolbar } from '../../../lists/filter-toolbar.tsx';
import { timesNote } from '../../../lists/times-note.ts';
import { exportRestHint } from '../../../features/accounts/messages.ts';

export type AccountsScreenProps = AccountListProps & {
  readonly onFilter: (changed: AccountFilters) => void;
};

const exported = {
  noun: { one: 'account', many: 'accounts' },
  restHint: exportRestHint,
} as const;

export function AccountsScreen({ onFilter, ...list }: AccountsScreenProps) {
  const exporting = useAccountsExport(list.filters);
  usePageTitle('Accounts');
  return (
    <Stack space={16}>
      <PageHeader
        title="Accounts"
        detail={timesNote()}
        actions={
          <>
            <CsvExportButton {...exporting} />
            <LinkButton href={adjustmentAddress}>Adjust balance</LinkButton>
            <LinkButton variant="primary" icon={<PlusIcon />} href={newAccountAddress}>
              Create account
            </LinkButton>
          </>
        }
      />
      <FilterToolbar>
        <AccountFiltersBar filters={list.filters} onFilter={onFilter} />
      </FilterToolbar>
      <CsvExportNotice {...exporting} {...exported} />
      <AccountList {...list} />
    </Stack>
  );
}
