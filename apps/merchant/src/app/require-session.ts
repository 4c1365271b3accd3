import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { Shell } from '@tillbook/web-shell';

/** Requires a checked session; otherwise opens the sign-in page, which returns here afterwards. */
export const requireSession = async (shell: Shell, location: ParsedLocation): Promise<void> => {
  const opening = shell.lazyQueryClient.open();
  const check = await shell.guard.check();
  if (check === 'valid') {
    await opening;
    return;
  }
  // A user who is sent away does not need it, so its outcome is ignored.
  opening.catch(() => undefined);
  const returnTo = location.href;
  if (check === 'unchecked') throw redirect({ to: '/login', search: { returnTo, sessionCheck: 'failed' } });
  // An expired session leaves its user's email.
  const signInNotice = shell.store.get().session.email === '' ? undefined : 'session-ended';
  throw redirect({ to: '/login', search: { returnTo }, state: { signInNotice } });
};
