import { createFileRoute } from '@tanstack/react-router';
import { inviteListQuery } from '../../../features/team/api/list-invites.ts';
import { memberListQuery } from '../../../features/team/api/list-members.ts';
import { TeamScreen } from './-team-screen.tsx';

export const Route = createFileRoute('/_account/team/')({
  loader: ({ context: { shell, accountId } }) => {
    const { client, queryClient } = shell;
    void queryClient().prefetchQuery(memberListQuery(client, accountId, 1));
    void queryClient().prefetchQuery(inviteListQuery(client, accountId, 1));
  },
  component: TeamRoute,
});

function TeamRoute() {
  const { accountId } = Route.useRouteContext();
  return <TeamScreen key={accountId} accountId={accountId} />;
}
