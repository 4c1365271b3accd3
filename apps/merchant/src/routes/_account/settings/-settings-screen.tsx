import { Columns, PageHeader, Stack } from '@tillbook/ui';
import { DetailScreen, lazyComponent, QueryFailure, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { FeeProfileCard } from '../../../features/account-settings/fee-profile.tsx';
import { settingsFailed } from '../../../features/account-settings/messages.ts';
import { EmailSettings } from '../../../features/account-settings/email-settings.tsx';
import { PasswordSettings } from '../../../features/account-settings/password-settings.tsx';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { SettlementSettings } from '../../../features/account-settings/settlement-settings.tsx';
import { PayoutInstrumentCard } from './-payout-instrument-card.tsx';

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

export function SettingsScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const query = useQuery(accountSettingsQuery(client, accountId));
  usePageTitle('Settings');
  return (
    <DetailScreen query={query} header={<PageHeader title="Settings" />} space={16}>
      {(settings) => (
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
            {query.isError && !settings ? (
              <QueryFailure title={settingsFailed} query={query} />
            ) : (
              <>
                <PayoutInstrumentCard accountId={accountId} settings={settings} />
                <SettlementSettings accountId={accountId} settings={settings} />
              </>
            )}
            <FeeProfileCard accountId={accountId} />
            <AuditCard key={accountId} accountId={accountId} />
          </Stack>
        </Columns>
      )}
    </DetailScreen>
  );
}
