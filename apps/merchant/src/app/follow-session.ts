import type { AppRouter } from './router.ts';
import type { Shell, SignInNotice } from '@tillbook/web-shell';

/** Returns true for public screens, which stay open when the session ends. */
const isPublic = (router: AppRouter): boolean => {
  const [routes] = router.getMatchedRoutes(router.state.location.pathname);
  return routes.some(({ id }) => id.startsWith('/(public)/'));
};

/**
 * Opens the sign-in page when the session ends, through a sign-out in any tab or because the server rejects
 * the session. Adds a return path only after a rejection, which interrupts the user.
 */
export const followSession = (shell: Shell, router: AppRouter): (() => void) => {
  let { token, email } = shell.store.get().session;

  const leave = async (returnTo: string | undefined, signInNotice: SignInNotice | undefined) => {
    await shell.lazyQueryClient.get()?.cancelQueries();
    try {
      if (!isPublic(router)) {
        // Skips the prompt for unsaved changes, since nothing can be saved anymore.
        await router.navigate({
          to: '/login',
          search: { returnTo },
          state: { signInNotice },
          ignoreBlocker: true,
        });
      }
    } finally {
      // Clears the cache last: a screen that is still open would request its rows again, and be refused.
      shell.lazyQueryClient.get()?.clear();
    }
  };

  return shell.store.subscribe(() => {
    const { session } = shell.store.get();
    const hasEnded = token !== '' && session.token === '';
    const isSomebodyElse = session.token !== '' && session.email !== email;
    ({ token, email } = session);
    if (isSomebodyElse) {
      shell.lazyQueryClient.get()?.clear();
      void router.invalidate();
    }
    if (!hasEnded) return;
    if (email !== '') void leave(router.state.location.href, 'session-ended');
    else void leave(undefined, shell.isSigningOut() ? undefined : 'signed-out-elsewhere');
  });
};
