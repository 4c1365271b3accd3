import { BackButton, PageHeader, Stack } from '@tillbook/ui';
import { useDestination, usePageTitle } from '@tillbook/web-shell';
import { InvitesCard } from '../../../features/team/invites-card.tsx';
import { MembersCard } from '../../../features/team/members-card.tsx';

export function TeamScreen({ accountId }: { readonly accountId: string }) {
  usePageTitle('Team');
  return (
    <Stack space={16}>
      <BackButton {...useDestination('/settings')}>Back to Settings</BackButton>
      <PageHeader title="Team" />
      <MembersCard accountId={accountId} />
      <InvitesCard accountId={accountId} />
    </Stack>
  );
}
