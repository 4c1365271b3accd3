import { createFileRoute } from '@tanstack/react-router';
import { attentionQuery } from '../../../features/accounts/api/get-account-attention.ts';
import { devicesQuery } from '../../../features/devices/api/list-devices.ts';
import { VirtualTerminalScreen } from './-virtual-terminal-screen.tsx';

export const Route = createFileRoute('/_account/virtual-terminal/')({
  loader: ({ context: { shell, accountId } }) => {
    void shell.queryClient().prefetchQuery(devicesQuery(shell.client, accountId));
    // Needed for the note at a device that did not respond.
    void shell.queryClient().prefetchQuery(attentionQuery(shell.client, accountId));
  },
  component: VirtualTerminalRoute,
});

function VirtualTerminalRoute() {
  const { accountId } = Route.useRouteContext();
  return <VirtualTerminalScreen accountId={accountId} />;
}
