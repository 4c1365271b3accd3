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
  // Another set is another screen: nothing of what was done with the one stays.
  return <EntrySetScreen key={entrySetId} entrySetId={entrySetId} />;
}
