import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { isValidByNow, readReturnPath, readSessionCheck, type FailedSessionCheck } from '@tillbook/web-shell';
import { LoginScreen } from './-login-screen.tsx';

type LoginSearch = {
  readonly returnTo?: string | undefined;
  /** A user is signed in, but the check of their session failed. */
  readonly sessionCheck?: FailedSessionCheck | undefined;
};

/** Returns true for the admin app, which is a separate page on the same origin. */
const isOtherPage = (returnTo: string | undefined): returnTo is string =>
  returnTo?.startsWith('/admin') === true;

/** Never resolves, so that this page does nothing more while the browser opens another page. */
const untilGone = () => new Promise<never>(() => undefined);

export const Route = createFileRoute('/(public)/login')({
  // Sets every parameter, to undefined if rejected, because the router takes omitted parameters from the raw
  // address.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    returnTo: readReturnPath(search.returnTo),
    sessionCheck: readSessionCheck(search.sessionCheck),
  }),
  beforeLoad: async ({ context: { shell }, search: { returnTo, sessionCheck } }) => {
    if (!sessionCheck || !(await isValidByNow(shell))) return;
    if (!isOtherPage(returnTo)) throw redirect({ href: returnTo ?? '/program-list', replace: true });
    window.location.replace(returnTo);
    await untilGone();
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { returnTo, sessionCheck } = Route.useSearch();
  const notice = useLocation({ select: ({ state }) => state.signInNotice });
  const navigate = Route.useNavigate();
  const isUnchecked = sessionCheck !== undefined;
  const goOn = async () => {
    if (isOtherPage(returnTo)) {
      window.location.assign(returnTo);
      await untilGone();
    }
    // Replaces the history entry after a failed check: going back would only repeat a check that has since
    // succeeded.
    await navigate({ href: returnTo ?? '/program-list', replace: isUnchecked });
  };
  return <LoginScreen notice={notice} isUnchecked={isUnchecked} onSignedIn={goOn} />;
}
