import { useQuery } from '@tanstack/react-query';
import { internalAdminRole } from '@tillbook/contract';
import {
  Banner,
  Card,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  PageHeader,
  PlainFrame,
  Stack,
  StoreIcon,
  Text,
} from '@tillbook/ui';
import { requestIdOf, useClientState, usePageTitle, useShell } from '@tillbook/web-shell';
import { AccountsTable } from '../features/accounts/accounts-table.tsx';
import { accountRefused, accountsFailed } from '../features/accounts/messages.ts';
import { grantedAccountsQuery } from '../features/accounts/api/list-permitted-accounts.ts';
import { LogoutButton } from '../features/identity/logout-button.tsx';

export type ProgramListScreenProps = {
  /** True where an address named an account the person may not work on. */
  readonly isAccountRefused: boolean;
};

/** Where a person chooses the account to work on. */
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
        {accounts.isError && !accounts.data && (
          <ErrorState
            title={accountsFailed}
            onRetry={() => void accounts.refetch()}
            retrying={accounts.isFetching}
            requestId={requestIdOf(accounts.error)}
          />
        )}
        {accounts.data && count === 0 && (
          <EmptyState title="No accounts yet" icon={<StoreIcon size="large" />}>
            Nobody has given you access to an account.
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

const accountCount = (count: number): string =>
  count === 1 ? 'You have access to 1 account.' : `You have access to ${String(count)} accounts.`;
