import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { JournalForm } from '../../../features/general-ledger/journal-form.tsx';
import { ledgerAccountsQuery } from '../../../features/general-ledger/api/list-general-ledger-accounts.ts';
import { NewEntrySetScreen } from './-journal-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/create')({
  loader: ({ context: { shell } }) => {
    void JournalForm.load();
    void shell.queryClient().prefetchQuery(ledgerAccountsQuery(shell.client));
  },
  component: NewEntrySetRoute,
});

function NewEntrySetRoute() {
  const navigate = Route.useNavigate();
  // Replaces the history entry: Back would only offer to create the entry set once more.
  const open = useCallback(
    (entrySetId: string) =>
      void navigate({ to: '/general-ledger/$entrySetId', params: { entrySetId }, replace: true }),
    [navigate],
  );
  return <NewEntrySetScreen onDone={open} onCancel={() => void navigate({ to: '/general-ledger' })} />;
}
