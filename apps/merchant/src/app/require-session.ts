import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { Shell } from '@tillbook/web-shell';

/**
 * Lets nobody past who is not signed in, or whose session could not be checked; afterwards they come back to where they
 * wanted to go.
 */
export const requireSession = async (shell: Shell, location: ParsedLocation): Promise<void> => {
  const opening = shell.lazyQueryClient.open();
  const check = await shell.guard.check();
  if (check === 'valid') {
    await opening;
    return;
  }
  // Whoever is sent away does not need it, whatever becomes of it.
  opening.catch(() => undefined);
  const returnTo = location.href;
  if (check === 'unchecked') throw redirect({ to: '/login', search: { returnTo, sessionCheck: 'failed' } });
  // A session that has ended leaves the email of its person.
  const signInNotice = shell.store.get().session.email === '' ? undefined : 'session-ended';
  throw redirect({ to: '/login', search: { returnTo }, state: { signInNotice } });
};
