import { createFileRoute } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { openAddress } from '../../../app/open-address.ts';
import { administrationQuery } from '../../../features/accounts/queries.ts';
import { devicesQuery } from '../../../features/devices/queries.ts';
import { grantListQuery } from '../../../features/grants/queries.ts';
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
