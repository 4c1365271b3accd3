import { Button, Grid, PageHeader } from '@tillbook/ui';
import {
  DetailScreen,
  useDestination,
  usePageTitle,
  usePermissionControl,
  useShell,
} from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { BusinessFacts, RepresentativeFacts } from '../../../features/profiles/profile-facts.tsx';
import { profileFailed } from '../../../features/profiles/messages.ts';
import { profileQuery } from '../../../features/profiles/api/get-profile.ts';

export function ProfileScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const query = useQuery(profileQuery(client, accountId));
  const edit = useDestination('/profile/edit');
  const permission = usePermissionControl('profile_change');
  usePageTitle('Profile');
  return (
    <DetailScreen
      query={query}
      failure={profileFailed}
      header={
        <PageHeader
          title="Profile"
          actions={
            <Button variant="primary" {...edit} {...permission}>
              Edit Profile
            </Button>
          }
        />
      }
      space={16}
    >
      {(response) => (
        <Grid>
          <BusinessFacts details={response?.profile.businessDetails} />
          <RepresentativeFacts representative={response && (response.profile.representatives[0] ?? {})} />
        </Grid>
      )}
    </DetailScreen>
  );
}
