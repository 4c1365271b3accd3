import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../app/require-session.ts';
import { grantedAccountsQuery } from '../features/accounts/queries.ts';
import { ProgramListScreen } from './-program-list-screen.tsx';

export const Route = createFileRoute('/program-list')({
  beforeLoad: ({ context, location }) => requireSession(context.shell, location),
  loader: ({ context }) => {
    void context.shell.queryClient().prefetchQuery(grantedAccountsQuery(context.shell.client));
  },
  component: ProgramListScreen,
});
