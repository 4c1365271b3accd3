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
  // Ignores the outcome, which a user who is redirected does not need.
  opening.catch(() => undefined);
  const returnTo = location.href;
  if (check === 'unchecked') throw redirect({ to: '/login', search: { returnTo, sessionCheck: 'failed' } });
  // Distinguishes an expired session, which leaves its user's email.
  const signInNotice = shell.store.get().session.email === '' ? undefined : 'session-ended';
  throw redirect({ to: '/login', search: { returnTo }, state: { signInNotice } });
};
