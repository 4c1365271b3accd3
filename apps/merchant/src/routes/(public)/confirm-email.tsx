import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmEmailScreen } from './-confirm-email-screen.tsx';

type ConfirmEmailSearch = { readonly token?: string | undefined };

export const Route = createFileRoute('/(public)/confirm-email')({
  validateSearch: ({ token }: Record<string, unknown>): ConfirmEmailSearch => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }),
  component: ConfirmEmailRoute,
});

function ConfirmEmailRoute() {
  const { token } = Route.useSearch();
  const [kept] = useState(token);
  const navigate = Route.useNavigate();
  // The token can change the address, so it stays in this page's memory only.
  useEffect(() => {
    if (token !== undefined) void navigate({ search: {}, replace: true });
  }, [token, navigate]);
  return <ConfirmEmailScreen token={kept} />;
}
