import { BackLink, Button, Columns, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import {
  ProfileEditor,
  type ProfileEditorProps,
  type ProfileStep,
} from '../../../features/profiles/profile-editor.tsx';
import { ProfileFailure } from '../../../features/profiles/profile-failure.tsx';
import { profileQuery } from '../../../features/profiles/queries.ts';

const steps: readonly { readonly step: ProfileStep; readonly name: string }[] = [
  { step: 'business-details', name: 'Business details' },
  { step: 'representatives', name: 'Representatives' },
];

export type ProfileEditScreenProps = Omit<ProfileEditorProps, 'profile'>;

/** Changes who the merchant is, in two steps. */
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
      {error && !data ? (
        <ProfileFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Columns asideBelow="before" aside={<StepList step={props.step} onStepChange={props.onStepChange} />}>
          {data ? <ProfileEditor {...props} profile={data.profile} /> : <Skeleton width={320} />}
        </Columns>
      )}
    </Stack>
  );
}

type StepListProps = Pick<ProfileEditorProps, 'step' | 'onStepChange'>;

function StepList({ step, onStepChange }: StepListProps) {
  return (
    <Stack as="ol" space={8} aria-label="Steps">
      {steps.map(({ step: target, name }, index) => (
        <li key={target}>
          <Button
            width="full"
            variant={target === step ? 'secondary' : 'ghost'}
            aria-pressed={target === step}
            onClick={() => onStepChange(target)}
          >
            {index + 1}. {name}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
