import { createFileRoute } from '@tanstack/react-router';
import { adminHasOwnOrigin, readReturnPath } from '@tillbook/web-shell';
import { basePath } from '../app/base-path.ts';
import { signInAddress } from '../app/sign-in-address.ts';
import { LoginScreen } from './-login-screen.tsx';

type LoginSearch = { readonly returnTo?: string | undefined };

/** A path of this app; another one of this origin is none of its own. */
const searchedReturnPath = (value: unknown): string | undefined => {
  const path = readReturnPath(value);
  return path?.startsWith(`${basePath}/`) && !path.startsWith(`${basePath}/login`) ? path : undefined;
};

/** The way in where the app has an origin of its own. Elsewhere people sign in to both apps at once. */
export const Route = createFileRoute('/login')({
  // Named even where it is refused: what is left out is taken from the address unread.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    returnTo: searchedReturnPath(search.returnTo),
  }),
  beforeLoad: async ({ context: { shell, leaveFor }, search }) => {
    if (adminHasOwnOrigin(shell.settings)) return;
    leaveFor(signInAddress(shell, search.returnTo ?? `${basePath}/accounts`));
    // Nothing of this page is to be drawn while the browser opens another.
    await new Promise<never>(() => undefined);
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { returnTo } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LoginScreen
      onSignedIn={() => void navigate({ href: returnTo ?? `${basePath}/accounts`, replace: true })}
    />
  );
}
