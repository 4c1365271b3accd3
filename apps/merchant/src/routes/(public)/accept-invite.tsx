import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keepInviteToken, keptInviteToken } from '../../features/team/kept-invite-token.ts';
import { AcceptInviteScreen } from './-accept-invite-screen.tsx';

type AcceptInviteSearch = { readonly token?: string | undefined };

export const Route = createFileRoute('/(public)/accept-invite')({
  validateSearch: ({ token }: Record<string, unknown>): AcceptInviteSearch => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }),
  component: AcceptInviteRoute,
});

function AcceptInviteRoute() {
  const { token } = Route.useSearch();
  const [kept] = useState(() => token ?? keptInviteToken());
  const navigate = Route.useNavigate();
  // The token is secret, so it stays in memory only: in no address, history or bookmark.
  useEffect(() => {
    if (token === undefined) return;
    keepInviteToken(token);
    void navigate({ search: {}, replace: true });
  }, [token, navigate]);
  const leave = (href: string) => {
    keepInviteToken(undefined);
    void navigate({ href });
  };
  return (
    <AcceptInviteScreen
      token={kept}
      onRegistered={() => leave('/login')}
      onJoined={(accountId) => leave(`/?accountId=${encodeURIComponent(accountId)}`)}
    />
  );
}
