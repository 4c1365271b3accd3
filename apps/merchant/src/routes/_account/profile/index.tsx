import { createFileRoute } from '@tanstack/react-router';
import { profileQuery } from '../../../features/profiles/api/get-profile.ts';
import { ProfileScreen } from './-profile-screen.tsx';

export const Route = createFileRoute('/_account/profile/')({
  loader: ({ context: { shell, accountId } }) => {
    void shell.queryClient().prefetchQuery(profileQuery(shell.client, accountId));
  },
  component: ProfileRoute,
});

function ProfileRoute() {
  const { accountId } = Route.useRouteContext();
  return <ProfileScreen accountId={accountId} />;
}
