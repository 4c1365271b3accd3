import { createFileRoute } from '@tanstack/react-router';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { feeProfileQuery } from '../../../features/account-settings/api/get-fee-profile.ts';
import { SettingsScreen } from './-settings-screen.tsx';

export const Route = createFileRoute('/_account/settings/')({
  loader: ({ context: { shell, accountId } }) => {
    const { client, queryClient } = shell;
    void queryClient().prefetchQuery(accountSettingsQuery(client, accountId));
    void queryClient().prefetchQuery(feeProfileQuery(client, accountId));
  },
  component: SettingsRoute,
});

function SettingsRoute() {
  const { accountId } = Route.useRouteContext();
  return <SettingsScreen accountId={accountId} />;
}
