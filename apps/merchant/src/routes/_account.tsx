import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSession } from '../app/require-session.ts';
import { accountQuery } from '../features/accounts/api/get-account.ts';
import { AccountFrame } from '../app/account-frame.tsx';

/** Everything that needs a session and a chosen account. */
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
  // The guard waits here, where the screens' own loaders run beside it: what they ask for is on its way meanwhile. Nothing
  // is drawn before the guard has let the person in.
  loader: async ({ context: { shell, accountId }, location }) => {
    void shell.queryClient().prefetchQuery(accountQuery(shell.client, accountId));
    await requireSession(shell, location);
  },
  component: AccountFrame,
});
