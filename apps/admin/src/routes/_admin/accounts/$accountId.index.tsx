import { createFileRoute } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { openAddress } from '../../../app/open-address.ts';
import { administrationQuery } from '../../../features/accounts/api/get-account-administration.ts';
import { devicesQuery } from '../../../features/devices/api/list-devices.ts';
import { grantListQuery } from '../../../features/grants/api/list-grants.ts';
import { AccountScreen } from './-account-screen.tsx';

export const Route = createFileRoute('/_admin/accounts/$accountId/')({
  loader: ({ context: { shell }, params: { accountId } }) => {
    void shell.queryClient().prefetchQuery(administrationQuery(shell.client, accountId));
    void shell.queryClient().prefetchQuery(grantListQuery(shell.client, accountId, 1));
    void shell.queryClient().prefetchQuery(devicesQuery(shell.client, accountId));
  },
  component: AccountRoute,
});

function AccountRoute() {
  const { accountId } = Route.useParams();
  const shell = useShell();
  return <AccountScreen key={accountId} accountId={accountId} viewHref={openAddress(shell, accountId, {})} />;
}
