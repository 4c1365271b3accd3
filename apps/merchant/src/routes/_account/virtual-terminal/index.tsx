import { createFileRoute } from '@tanstack/react-router';
import { devicesQuery } from '../../../features/devices/api/list-devices.ts';
import { VirtualTerminalScreen } from './-virtual-terminal-screen.tsx';

export const Route = createFileRoute('/_account/virtual-terminal/')({
  loader: ({ context: { shell, accountId } }) => {
    void shell.queryClient().prefetchQuery(devicesQuery(shell.client, accountId));
  },
  component: VirtualTerminalRoute,
});

function VirtualTerminalRoute() {
  const { accountId } = Route.useRouteContext();
  return <VirtualTerminalScreen accountId={accountId} />;
}
