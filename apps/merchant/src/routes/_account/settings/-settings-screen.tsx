import { Columns, ErrorState, PageHeader, Stack } from '@tillbook/ui';
import { lazyComponent, requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { FeeProfileCard } from '../../../features/account-settings/fee-profile.tsx';
import { settingsFailed } from '../../../features/account-settings/messages.ts';
import { EmailSettings } from '../../../features/account-settings/email-settings.tsx';
import { PasswordSettings } from '../../../features/account-settings/password-settings.tsx';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { SettlementSettings } from '../../../features/account-settings/settlement-settings.tsx';
import { PayoutInstrumentCard } from './-payout-instrument-card.tsx';

// At the bottom of the screen, below what most people come for: loaded last.
const AppearanceSettings = lazyComponent(
  async () =>
    (await import('../../../features/account-settings/appearance-settings.lazy.tsx')).AppearanceSettings,
);
const StatementsCard = lazyComponent(
  async () => (await import('../../../features/statements/statements-card.lazy.tsx')).StatementsCard,
);
const TeamCard = lazyComponent(
  async () => (await import('../../../features/team/team-card.lazy.tsx')).TeamCard,
);
const AuditCard = lazyComponent(
  async () => (await import('../../../features/audit/audit-card.lazy.tsx')).AuditCard,
);

/** The settings of the account and of the user. */
export function SettingsScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(accountSettingsQuery(client, accountId));
  usePageTitle('Settings');
  return (
    <Stack space={16} aria-busy={!data && !isError}>
      <PageHeader title="Settings" />
      <Columns
        aside={
          <Stack space={16}>
            <EmailSettings />
            <PasswordSettings />
            <AppearanceSettings />
            <StatementsCard />
            <TeamCard />
          </Stack>
        }
      >
        <Stack space={16}>
          {isError && !data ? (
            <ErrorState
              title={settingsFailed}
              onRetry={() => void refetch()}
              retrying={isFetching}
              requestId={requestIdOf(error)}
            />
          ) : (
            <>
              <PayoutInstrumentCard accountId={accountId} settings={data} />
              <SettlementSettings accountId={accountId} settings={data} />
            </>
          )}
          <FeeProfileCard accountId={accountId} />
          <AuditCard key={accountId} accountId={accountId} />
        </Stack>
      </Columns>
    </Stack>
  );
}
