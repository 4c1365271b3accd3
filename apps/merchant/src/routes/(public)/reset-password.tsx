import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ResetPasswordScreen } from './-reset-password-screen.tsx';

type ResetPasswordSearch = { readonly token?: string | undefined };

export const Route = createFileRoute('/(public)/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): ResetPasswordSearch => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useSearch();
  const [kept] = useState(token);
  const navigate = Route.useNavigate();
  // The token can set the password, so it stays in this page's memory only: in no address, history or
  // bookmark.
  useEffect(() => {
    if (token !== undefined) void navigate({ search: {}, replace: true });
  }, [token, navigate]);
  return <ResetPasswordScreen token={kept} onDone={() => void navigate({ to: '/login' })} />;
}
