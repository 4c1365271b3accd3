import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { Shell } from '@tillbook/web-shell';

/** Redirects to the sign-in page unless the session is valid. Signing in then returns to `location`. */
export const requireSession = async (shell: Shell, location: ParsedLocation): Promise<void> => {
  const opening = shell.lazyQueryClient.open();
  const check = await shell.guard.check();
  if (check === 'valid') {
    await opening;
    return;
  }
  // Ignores a failed download, because a redirected user needs no query client.
  opening.catch(() => undefined);
  const returnTo = location.href;
  if (check === 'unchecked') throw redirect({ to: '/login', search: { returnTo, sessionCheck: 'failed' } });
  // An expired session leaves its user's email in the store.
  const signInNotice = shell.store.get().session.email === '' ? undefined : 'session-ended';
  throw redirect({ to: '/login', search: { returnTo }, state: { signInNotice } });
};
