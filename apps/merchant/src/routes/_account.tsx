import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSession } from '../app/require-session.ts';
import { accountQuery } from '../features/accounts/queries.ts';
import { AccountFrame } from '../app/account-frame.tsx';

/** Everything that needs a session and a chosen account. */
export const Route = createFileRoute('/_account')({
  beforeLoad: async ({ context: { shell }, location }) => {
    await requireSession(shell, location);
    const { accountId } = shell.store.get().account;
    if (accountId === '') throw redirect({ to: '/program-list' });
    return { accountId };
  },
  loader: ({ context: { shell, accountId } }) => {
    void shell.queryClient().prefetchQuery(accountQuery(shell.client, accountId));
  },
  component: AccountFrame,
});
