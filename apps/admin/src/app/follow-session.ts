import { basePath } from './base-path.ts';
import type { AppRouter } from './router.ts';
import { signInAddress } from './sign-in-address.ts';

/**
 * Opens the sign-in page when the session ends, through a sign-out in any tab or because the server ended it.
 * Adds a return path only in the latter case, which interrupts the user.
 */
export const followSession = (router: AppRouter): (() => void) => {
  const { shell, leaveFor } = router.options.context;
  let { token, email } = shell.store.get().session;

  return shell.store.subscribe(() => {
    const { session } = shell.store.get();
    const hasEnded = token !== '' && session.token === '';
    const isSomebodyElse = session.token !== '' && session.email !== email;
    ({ token, email } = session);
    if (hasEnded || isSomebodyElse) shell.lazyQueryClient.get()?.clear();
    if (isSomebodyElse) void router.invalidate();
    // Does nothing on this app's own sign-in page, so that a refused user can read the reason there.
    if (!hasEnded || router.state.location.publicHref.startsWith(`${basePath}/login`)) return;
    const returnTo = email === '' ? undefined : router.state.location.publicHref;
    leaveFor(signInAddress(shell, returnTo));
  });
};
