import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { programChoiceQuery } from '../../../features/programs/api/list-programs.ts';
import { CreateAccountScreen } from './-create-account-screen.tsx';

export const Route = createFileRoute('/_admin/accounts/create')({
  loader: ({ context: { shell } }) => {
    void shell.queryClient().prefetchQuery(programChoiceQuery(shell.client));
  },
  component: CreateAccountRoute,
});

function CreateAccountRoute() {
  const navigate = Route.useNavigate();
  // Replaces the history entry: Back would only offer to create the account once more.
  const open = useCallback(
    (accountId: string) =>
      void navigate({ to: '/accounts/$accountId', params: { accountId }, replace: true }),
    [navigate],
  );
  return <CreateAccountScreen onCreated={open} onCancel={() => void navigate({ to: '/accounts' })} />;
}
