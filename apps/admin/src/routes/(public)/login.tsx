import { createFileRoute, redirect } from '@tanstack/react-router';
import { isValidByNow, readReturnPath, readSessionCheck, type FailedSessionCheck } from '@tillbook/web-shell';
import { basePath } from '../../app/base-path.ts';
import { hasOwnSession } from '../../app/own-session.ts';
import { signInAddress } from '../../app/sign-in-address.ts';
import { LoginScreen } from './-login-screen.tsx';

type LoginSearch = {
  readonly returnTo?: string | undefined;
  /** Set if a user is signed in, but the check of their session failed. */
  readonly sessionCheck?: FailedSessionCheck | undefined;
};

const firstScreen = `${basePath}/accounts`;

/** Accepts only paths of this app, except the sign-in page. */
const searchedReturnPath = (value: unknown): string | undefined => {
  const path = readReturnPath(value);
  return path?.startsWith(`${basePath}/`) && !path.startsWith(`${basePath}/login`) ? path : undefined;
};

/** Used only if this app has its own session; otherwise users sign in to both apps on one page. */
export const Route = createFileRoute('/(public)/login')({
  // Sets every parameter, to undefined if rejected, because the router takes omitted parameters from the raw
  // address.
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
    // Renders no screen while the browser opens another page.
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
