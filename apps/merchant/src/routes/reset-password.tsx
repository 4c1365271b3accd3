import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from './-reset-password-screen.tsx';

type ResetPasswordSearch = { readonly token?: string | undefined };

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): ResetPasswordSearch => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ResetPasswordScreen token={token} onDone={() => void navigate({ to: '/login' })} />;
}
