import { LinkButton, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { newAccountAddress } from '../../../features/accounts/account-address.ts';
import {
  AccountFilterFields,
  type AccountFilterFieldsProps,
} from '../../../features/accounts/account-filter-fields.tsx';
import { AccountList, type AccountListProps } from '../../../features/accounts/account-list.tsx';
import { adjustmentAddress } from '../../../features/general-ledger/entry-set-address.ts';

/** Every account of the platform. */
export function AccountsScreen({ onFilter, ...list }: AccountFilterFieldsProps & AccountListProps) {
  usePageTitle('Accounts');
  return (
    <Stack space={16}>
      <PageHeader
        title="Accounts"
        actions={
          <>
            <LinkButton href={adjustmentAddress}>Adjust balance</LinkButton>
            <LinkButton variant="primary" icon={<PlusIcon />} href={newAccountAddress}>
              Create account
            </LinkButton>
          </>
        }
      />
      <AccountFilterFields filters={list.filters} onFilter={onFilter} />
      <AccountList {...list} />
    </Stack>
  );
}
