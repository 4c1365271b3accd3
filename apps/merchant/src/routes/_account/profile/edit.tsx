import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router';
import { profileQuery } from '../../../features/profiles/api/get-profile.ts';
import { ProfileEditScreen } from './-profile-edit-screen.tsx';

type ProfileEditSearch = { readonly step?: 'representatives' | undefined };

export const Route = createFileRoute('/_account/profile/edit')({
  validateSearch: ({ step }: Record<string, unknown>): ProfileEditSearch => ({
    step: step === 'representatives' ? step : undefined,
  }),
  loader: ({ context: { shell, accountId } }) => {
    void shell.queryClient().prefetchQuery(profileQuery(shell.client, accountId));
  },
  component: ProfileEditRoute,
});

function ProfileEditRoute() {
  const { accountId } = Route.useRouteContext();
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();

  const leave = () => {
    // Skips the prompt for unsaved changes: the edits have been saved, although the form still contains them.
    if (canGoBack) router.history.back({ ignoreBlocker: true });
    else void navigate({ to: '/profile', ignoreBlocker: true });
  };

  return (
    <ProfileEditScreen
      accountId={accountId}
      step={step ?? 'business-details'}
      onStepChange={(next) =>
        void navigate({ search: { step: next === 'representatives' ? next : undefined }, replace: true })
      }
      onSaved={leave}
    />
  );
}
