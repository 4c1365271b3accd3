import { createFileRoute } from '@tanstack/react-router';
import { entrySetQuery } from '../../../features/general-ledger/api/get-entry-set.ts';
import { EntrySetScreen } from './-entry-set-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/$entrySetId')({
  loader: ({ context: { shell }, params: { entrySetId } }) => {
    void shell.queryClient().prefetchQuery(entrySetQuery(shell.client, entrySetId));
  },
  component: EntrySetRoute,
});

function EntrySetRoute() {
  const { entrySetId } = Route.useParams();
  // Keyed by ID, so that another entry set starts with fresh state.
  return <EntrySetScreen key={entrySetId} entrySetId={entrySetId} />;
}
