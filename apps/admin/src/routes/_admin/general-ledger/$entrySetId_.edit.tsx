import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { JournalForm } from '../../../features/general-ledger/journal-form.tsx';
import { entrySetQuery } from '../../../features/general-ledger/api/get-entry-set.ts';
import { ledgerAccountsQuery } from '../../../features/general-ledger/api/list-general-ledger-accounts.ts';
import { EditEntrySetScreen } from './-journal-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/$entrySetId_/edit')({
  loader: ({ context: { shell }, params: { entrySetId } }) => {
    void JournalForm.load();
    void shell.queryClient().prefetchQuery(ledgerAccountsQuery(shell.client));
    void shell.queryClient().prefetchQuery(entrySetQuery(shell.client, entrySetId));
  },
  component: EditEntrySetRoute,
});

function EditEntrySetRoute() {
  const { entrySetId } = Route.useParams();
  const navigate = Route.useNavigate();
  const open = useCallback(
    (id: string) =>
      void navigate({ to: '/general-ledger/$entrySetId', params: { entrySetId: id }, replace: true }),
    [navigate],
  );
  return (
    <EditEntrySetScreen
      key={entrySetId}
      entrySetId={entrySetId}
      onDone={open}
      onCancel={() => open(entrySetId)}
    />
  );
}
