import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { searchParams, textParam } from '@tillbook/web-shell/search-params';
import { accountSearchQuery } from '../../../features/accounts/api/list-accounts.ts';
import { AdjustmentScreen } from './-adjustment-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/adjustment')({
  validateSearch: searchParams({ account: textParam(64) }),
  loader: ({ context: { shell } }) => {
    void shell.queryClient().prefetchQuery(accountSearchQuery(shell.client, ''));
  },
  component: AdjustmentRoute,
});

function AdjustmentRoute() {
  const { account } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Lists the adjustment's entry set and replaces the history entry: Back would only offer to adjust once
  // more.
  const showEntrySet = useCallback(
    ({ id }: { readonly id: string }) =>
      void navigate({ to: '/general-ledger', search: { text: id }, replace: true }),
    [navigate],
  );
  return (
    <AdjustmentScreen
      accountId={account}
      onAdjusted={showEntrySet}
      onCancel={() => void navigate({ to: '/general-ledger' })}
    />
  );
}
