import { useQuery } from '@tanstack/react-query';
import { internalAdminRole } from '@tillbook/contract/names';
import {
  Banner,
  Card,
  EmptyState,
  Inline,
  LinkButton,
  PageHeader,
  PlainFrame,
  Stack,
  StoreIcon,
  Text,
} from '@tillbook/ui';
import { QueryFailure, useClientState, usePageTitle, useShell } from '@tillbook/web-shell';
import { AccountsTable } from '../features/permissions/accounts-table.tsx';
import { accountCount, accountRefused, accountsFailed, noAccounts } from '../features/accounts/messages.ts';
import { grantedAccountsQuery } from '../features/permissions/api/list-permitted-accounts.ts';
import { LogoutButton } from '../features/identity/logout-button.tsx';

export type ProgramListScreenProps = {
  /** True if the address named an account that the user has no access to. */
  readonly isAccountRefused: boolean;
};

export function ProgramListScreen({ isAccountRefused }: ProgramListScreenProps) {
  const { client, settings } = useShell();
  const { email, roles } = useClientState((state) => state.session);
  const accounts = useQuery(grantedAccountsQuery(client));
  const count = accounts.data?.accounts.length ?? 0;
  const isAdmin = roles.includes(internalAdminRole);
  usePageTitle('Choose an account');

  return (
    <PlainFrame
      brandName={settings.brandName}
      headerEnd={
        <Inline space={12} wrap={false}>
          <Text as="span" size="small" tone="secondary" truncate>
            {email}
          </Text>
          <LogoutButton />
        </Inline>
      }
    >
      <Stack space={16}>
        <PageHeader
          title="Choose an account"
          detail={count > 0 && accountCount(count)}
          actions={isAdmin && <LinkButton href={`${settings.adminBaseUrl}/`}>Admin area</LinkButton>}
        />
        {isAccountRefused && (
          <Banner tone="caution" announce>
            {accountRefused}
          </Banner>
        )}
        {accounts.isError && !accounts.data && <QueryFailure title={accountsFailed} query={accounts} />}
        {accounts.data && count === 0 && (
          <EmptyState title="No accounts yet" icon={<StoreIcon size="large" />}>
            {noAccounts}
          </EmptyState>
        )}
        {(accounts.isPending || count > 0) && (
          <Card>
            <AccountsTable accounts={accounts.data?.accounts ?? []} isLoading={accounts.isPending} />
          </Card>
        )}
      </Stack>
    </PlainFrame>
  );
}
