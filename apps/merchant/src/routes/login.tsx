import { createFileRoute, useLocation } from '@tanstack/react-router';
import { readReturnPath } from '@tillbook/web-shell';
import { LoginScreen } from './-login-screen.tsx';

type LoginSearch = { readonly returnTo?: string | undefined };

export const Route = createFileRoute('/login')({
  // Named even where it is refused: what is left out is taken from the address unread.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    returnTo: readReturnPath(search.returnTo),
  }),
  component: LoginRoute,
});

function LoginRoute() {
  const { returnTo } = Route.useSearch();
  const notice = useLocation({ select: ({ state }) => state.signInNotice });
  const navigate = Route.useNavigate();
  const goOn = () => {
    // The admin app is a page of its own at the same origin.
    if (returnTo?.startsWith('/admin')) window.location.assign(returnTo);
    else void navigate({ href: returnTo ?? '/program-list' });
  };
  return <LoginScreen notice={notice} onSignedIn={goOn} />;
}
