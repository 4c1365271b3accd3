import { createFileRoute } from '@tanstack/react-router';
import { disputeQuery } from '../../../features/disputes/api/get-dispute.ts';
import { EvidenceForm } from '../../../features/disputes/evidence-form.tsx';
import { DisputeScreen } from './-dispute-screen.tsx';

export const Route = createFileRoute('/_account/disputes/$disputeId')({
  loader: ({ context: { shell, accountId }, params: { disputeId } }) => {
    // Loads the form in parallel with the data.
    void EvidenceForm.load();
    void shell.queryClient().prefetchQuery(disputeQuery(shell.client, accountId, disputeId));
  },
  remountDeps: ({ params }) => params,
  component: DisputeRoute,
});

function DisputeRoute() {
  const { accountId } = Route.useRouteContext();
  const { disputeId } = Route.useParams();
  return <DisputeScreen accountId={accountId} disputeId={disputeId} />;
}
