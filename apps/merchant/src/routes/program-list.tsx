import { createFileRoute, useLocation } from '@tanstack/react-router';
import { requireSession } from '../app/require-session.ts';
import { grantedAccountsQuery } from '../features/permissions/api/list-permitted-accounts.ts';
import { ProgramListScreen } from './-program-list-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the address named an account that the user has no access to. */
    isAccountRefused?: boolean | undefined;
  }
}

export const Route = createFileRoute('/program-list')({
  beforeLoad: ({ context, location }) => requireSession(context.shell, location),
  loader: ({ context }) => {
    void context.shell.queryClient().prefetchQuery(grantedAccountsQuery(context.shell.client));
  },
  component: ProgramListRoute,
});

function ProgramListRoute() {
  const isAccountRefused = useLocation({ select: ({ state }) => state.isAccountRefused === true });
  return <ProgramListScreen isAccountRefused={isAccountRefused} />;
}
