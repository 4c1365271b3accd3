import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSession } from '../app/require-session.ts';
import { accountQuery } from '../features/accounts/api/get-account.ts';
import { AccountFrame } from '../app/account-frame.tsx';

/** Everything that needs a session and a selected account. */
export const Route = createFileRoute('/_account')({
  beforeLoad: async ({ context: { shell }, location }) => {
    const { session, account } = shell.store.get();
    if (session.token === '' || account.accountId === '') {
      await requireSession(shell, location);
      throw redirect({ to: '/program-list' });
    }
    await shell.lazyQueryClient.open();
    return { accountId: account.accountId };
  },
  // The guard runs beside the screens' own loaders, so that their requests are already in flight. Nothing is rendered
  // before the guard has let the user in.
  loader: async ({ context: { shell, accountId }, location }) => {
    void shell.queryClient().prefetchQuery(accountQuery(shell.client, accountId));
    await requireSession(shell, location);
  },
  component: AccountFrame,
});
