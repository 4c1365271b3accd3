import { BackLink, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { profileFailed } from '../../../features/profiles/messages.ts';
import { ProfileEditor, type ProfileEditorProps } from '../../../features/profiles/profile-editor.tsx';
import { profileQuery } from '../../../features/profiles/api/get-profile.ts';

export type ProfileEditScreenProps = Omit<ProfileEditorProps, 'response'>;

/** As many fields as fit on a phone. */
const fieldsToCome = [1, 2, 3, 4, 5, 6];

export function ProfileEditScreen(props: ProfileEditScreenProps) {
  const { client } = useShell();
  const query = useQuery(profileQuery(client, props.accountId));
  usePageTitle('Edit Profile');
  return (
    <DetailScreen
      back={<BackLink href="/profile">Back to Profile</BackLink>}
      query={query}
      failure={profileFailed}
      header={<PageHeader title="Edit Profile" />}
    >
      {(response) => (response ? <ProfileEditor {...props} response={response} /> : <LoadingFields />)}
    </DetailScreen>
  );
}

function LoadingFields() {
  return (
    <Stack space={24}>
      {fieldsToCome.map((field) => (
        <Skeleton key={field} width={480} insteadOf="control" />
      ))}
    </Stack>
  );
}
