import { createFileRoute } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { openAddress } from '../../../app/open-address.ts';
import { systemQuery } from '../../../features/system/api/get-system.ts';
import { SystemScreen } from './-system-screen.tsx';

export const Route = createFileRoute('/_admin/system/')({
  loader: ({ context: { shell } }) => {
    void shell.queryClient().prefetchQuery(systemQuery(shell.client));
  },
  component: SystemRoute,
});

function SystemRoute() {
  const shell = useShell();
  return (
    <SystemScreen
      transactionHref={(accountId, transactionId) =>
        openAddress(shell, accountId, {
          to: `/transactions/${encodeURIComponent(transactionId)}`,
          from: '/admin/system',
        })
      }
    />
  );
}
