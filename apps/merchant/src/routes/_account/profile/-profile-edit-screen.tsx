import { BackLink, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { ProfileEditor, type ProfileEditorProps } from '../../../features/profiles/profile-editor.tsx';
import { ProfileFailure } from '../../../features/profiles/profile-failure.tsx';
import { profileQuery } from '../../../features/profiles/api/get-profile.ts';

export type ProfileEditScreenProps = Omit<ProfileEditorProps, 'response'>;

/** As many as fit on a phone. */
const fieldsToCome = [1, 2, 3, 4, 5, 6];

/** Edits the merchant's profile, in two steps. */
export function ProfileEditScreen(props: ProfileEditScreenProps) {
  const { client } = useShell();
  const { data, error, isFetching, refetch } = useQuery(profileQuery(client, props.accountId));
  usePageTitle('Edit Profile');
  return (
    <Stack space={24} aria-busy={!data && !error}>
      <Stack space={12}>
        <BackLink href="/profile">Back to Profile</BackLink>
        <PageHeader title="Edit Profile" />
      </Stack>
      {error && !data && (
        <ProfileFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <ProfileEditor {...props} response={data} />}
      {!data &&
        !error &&
        fieldsToCome.map((field) => <Skeleton key={field} width={480} insteadOf="control" />)}
    </Stack>
  );
}
