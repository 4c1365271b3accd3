import { ErrorState, PageHeader, Stack } from '@tillbook/ui';
import { lazyComponent, requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { FeeProfileCard } from '../../../features/account-settings/fee-profile.tsx';
import { settingsFailed } from '../../../features/account-settings/messages.ts';
import { PasswordSettings } from '../../../features/account-settings/password-settings.tsx';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { SettlementSettings } from '../../../features/account-settings/settlement-settings.tsx';
import { PayoutInstrumentCard } from './-payout-instrument-card.tsx';
import { ReadingWidth } from '../../-reading-width.tsx';

// The last things on the screen, below what most people come for: nothing waits for them.
const AppearanceSettings = lazyComponent(
  async () =>
    (await import('../../../features/account-settings/appearance-settings.lazy.tsx')).AppearanceSettings,
);
const StatementsCard = lazyComponent(
  async () => (await import('../../../features/statements/statements-card.lazy.tsx')).StatementsCard,
);
const AuditCard = lazyComponent(
  async () => (await import('../../../features/audit/audit-card.lazy.tsx')).AuditCard,
);

/** What can be set for an account and for the person. */
export function SettingsScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(accountSettingsQuery(client, accountId));
  usePageTitle('Settings');
  return (
    <ReadingWidth>
      <Stack space={16} aria-busy={!data && !isError}>
        <PageHeader title="Settings" />
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
        <PasswordSettings />
        <FeeProfileCard accountId={accountId} />
        <AppearanceSettings />
        <StatementsCard />
        <AuditCard key={accountId} accountId={accountId} />
      </Stack>
    </ReadingWidth>
  );
}
