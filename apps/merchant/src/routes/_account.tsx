import { createFileRoute, redirect } from '@tanstack/react-router';
import { useIsOtherUser } from '@tillbook/web-shell';
import { requireSession } from '../app/require-session.ts';
import { accountQuery } from '../features/accounts/api/get-account.ts';
import { AccountFrame } from '../app/account-frame.tsx';

/** Requires a session and a selected account. */
export const Route = createFileRoute('/_account')({
  beforeLoad: async ({ context: { shell }, location }) => {
    const { session, account } = shell.store.get();
    if (session.token === '' || account.accountId === '') {
      await requireSession(shell, location);
      throw redirect({ to: '/program-list' });
    }
    await shell.lazyQueryClient.open();
    return { accountId: account.accountId, email: session.email };
  },
  // The guard runs in parallel with the screens' loaders, whose requests are already in flight. Nothing is
  // rendered before the guard admits the user.
  loader: async ({ context: { shell, accountId }, location }) => {
    void shell.queryClient().prefetchQuery(accountQuery(shell.client, accountId));
    await requireSession(shell, location);
  },
  component: AccountRoute,
});

function AccountRoute() {
  const { email } = Route.useRouteContext();
  // The route is about to be replaced by the account picker of the other user.
  return useIsOtherUser(email) ? null : <AccountFrame />;
}
