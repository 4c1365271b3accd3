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
  const hrefIn = (folder: string) => (accountId: string, id: string) =>
    openAddress(shell, accountId, { to: `/${folder}/${encodeURIComponent(id)}`, from: '/admin/system' });
  return <SystemScreen transactionHref={hrefIn('transactions')} disputeHref={hrefIn('disputes')} />;
}
