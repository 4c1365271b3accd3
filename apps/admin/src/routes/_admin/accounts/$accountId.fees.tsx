import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { administrationQuery } from '../../../features/accounts/api/get-account-administration.ts';
import { FeesScreen } from './-fees-screen.tsx';

export const Route = createFileRoute('/_admin/accounts/$accountId/fees')({
  loader: ({ context: { shell }, params: { accountId } }) => {
    void shell.queryClient().prefetchQuery(administrationQuery(shell.client, accountId));
  },
  component: FeesRoute,
});

function FeesRoute() {
  const { accountId } = Route.useParams();
  const navigate = Route.useNavigate();
  const leave = useCallback(
    () => void navigate({ to: '/accounts/$accountId', params: { accountId } }),
    [navigate, accountId],
  );
  return <FeesScreen key={accountId} accountId={accountId} onSaved={leave} onCancel={leave} />;
}
