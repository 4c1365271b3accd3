import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  adminHasOwnOrigin,
  isValidByNow,
  readReturnPath,
  readSessionCheck,
  type FailedSessionCheck,
} from '@tillbook/web-shell';
import { basePath } from '../app/base-path.ts';
import { signInAddress } from '../app/sign-in-address.ts';
import { LoginScreen } from './-login-screen.tsx';

type LoginSearch = {
  readonly returnTo?: string | undefined;
  /** Where somebody is signed in, and the check of their session has failed. */
  readonly sessionCheck?: FailedSessionCheck | undefined;
};

const firstScreen = `${basePath}/accounts`;

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
    sessionCheck: readSessionCheck(search.sessionCheck),
  }),
  beforeLoad: async ({ context: { shell, leaveFor }, search: { returnTo = firstScreen, sessionCheck } }) => {
    if (adminHasOwnOrigin(shell.settings)) {
      if (!sessionCheck || !(await isValidByNow(shell))) return;
      throw redirect({ href: returnTo, replace: true });
    }
    leaveFor(signInAddress(shell, returnTo, sessionCheck));
    // Nothing of this page is to be drawn while the browser opens another.
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
