import { createFileRoute, redirect } from '@tanstack/react-router';
import { isValidByNow, readReturnPath, readSessionCheck, type FailedSessionCheck } from '@tillbook/web-shell';
import { basePath } from '../../app/base-path.ts';
import { hasOwnSession } from '../../app/own-session.ts';
import { signInAddress } from '../../app/sign-in-address.ts';
import { LoginScreen } from './-login-screen.tsx';

type LoginSearch = {
  readonly returnTo?: string | undefined;
  /** Somebody is signed in, but the check of their session failed. */
  readonly sessionCheck?: FailedSessionCheck | undefined;
};

const firstScreen = `${basePath}/accounts`;

/** A path of this app; other paths of this origin are ignored. */
const searchedReturnPath = (value: unknown): string | undefined => {
  const path = readReturnPath(value);
  return path?.startsWith(`${basePath}/`) && !path.startsWith(`${basePath}/login`) ? path : undefined;
};

/** The sign-in page of an app with its own session. Elsewhere, users sign in to both apps at once. */
export const Route = createFileRoute('/(public)/login')({
  // Set even if rejected: the router would take what is left out from the raw address.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    returnTo: searchedReturnPath(search.returnTo),
    sessionCheck: readSessionCheck(search.sessionCheck),
  }),
  beforeLoad: async ({ context: { shell, leaveFor }, search: { returnTo = firstScreen, sessionCheck } }) => {
    if (hasOwnSession(shell)) {
      if (!sessionCheck || !(await isValidByNow(shell))) return;
      throw redirect({ href: returnTo, replace: true });
    }
    leaveFor(signInAddress(shell, returnTo, sessionCheck));
    // Keeps this page blank while the browser opens another.
    await new Promise<never>(() => undefined);
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { returnTo = firstScreen, sessionCheck } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LoginScreen
      isUnchecked={sessionCheck !== undefined}
      onSignedIn={() => navigate({ href: returnTo, replace: true })}
    />
  );
}
