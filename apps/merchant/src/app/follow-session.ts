import type { AppRouter } from './router.ts';
import type { Shell, SignInNotice } from '@tillbook/web-shell';

/** The screens for whoever is not signed in; they stay. */
const publicPaths: readonly string[] = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
];

/**
 * Takes the person to the sign-in page when the session ends: by signing out here or in another tab, or because the server
 * no longer knows it. Only the last leaves a way back, for the person who was in the middle of something.
 */
export const followSession = (shell: Shell, router: AppRouter): (() => void) => {
  let { token, email } = shell.store.get().session;

  const leave = async (returnTo: string | undefined, signInNotice: SignInNotice | undefined) => {
    await shell.lazyQueryClient.get()?.cancelQueries();
    try {
      if (!publicPaths.includes(router.state.location.pathname)) {
        // Whatever is unsaved: nothing can be saved any more.
        await router.navigate({
          to: '/login',
          search: { returnTo },
          state: { signInNotice },
          ignoreBlocker: true,
        });
      }
    } finally {
      // Not before: a screen whose rows are taken away asks for them again, and is refused.
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
