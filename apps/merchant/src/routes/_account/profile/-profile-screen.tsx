import { Button, Grid, PageHeader, Stack } from '@tillbook/ui';
import { useDestination, usePageTitle, useShell, usePermissionControl } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { BusinessFacts, RepresentativeFacts } from '../../../features/profiles/profile-facts.tsx';
import { ProfileFailure } from '../../../features/profiles/profile-failure.tsx';
import { profileQuery } from '../../../features/profiles/api/get-profile.ts';

/** The merchant's profile. */
export function ProfileScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isFetching, refetch } = useQuery(profileQuery(client, accountId));
  const edit = useDestination('/profile/edit');
  const permission = usePermissionControl('profile_change');
  usePageTitle('Profile');
  return (
    <Stack space={16} aria-busy={!data && !error}>
      <PageHeader
        title="Profile"
        actions={
          <Button variant="primary" {...edit} {...permission}>
            Edit Profile
          </Button>
        }
      />
      {error && !data ? (
        <ProfileFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Grid>
          <BusinessFacts details={data?.profile.businessDetails} />
          <RepresentativeFacts representative={data && (data.profile.representatives[0] ?? {})} />
        </Grid>
      )}
    </Stack>
  );
}
