import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { Shell } from '@tillbook/web-shell';

/** Lets nobody past who is not signed in; after signing in they come back to where they wanted to go. */
export const requireSession = async (shell: Shell, location: ParsedLocation): Promise<void> => {
  const [isSignedIn] = await Promise.all([shell.guard.isSignedIn(), shell.lazyQueryClient.open()]);
  if (isSignedIn) return;
  // A session that has ended leaves the email of its person.
  const signInNotice = shell.store.get().session.email === '' ? undefined : 'session-ended';
  throw redirect({ to: '/login', search: { returnTo: location.href }, state: { signInNotice } });
};
