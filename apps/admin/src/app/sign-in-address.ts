import type { FailedSessionCheck, Shell } from '@tillbook/web-shell';
import { basePath } from './base-path.ts';
import { hasOwnSession } from './own-session.ts';

/**
 * Returns the address of the sign-in page, which returns here afterwards: the merchant app's if both apps
 * share the session, or else this app's own.
 *
 * @param returnTo path and search on this origin: `/admin/accounts?page=2`; undefined after a sign-out
 * @param sessionCheck set if a user is signed in but the check of their session failed
 */
export const signInAddress = (shell: Shell, returnTo?: string, sessionCheck?: FailedSessionCheck): string => {
  const address = hasOwnSession(shell) ? `${basePath}/login` : `${shell.settings.webBaseUrl}/login`;
  const search = new URLSearchParams({
    ...(returnTo !== undefined && { returnTo }),
    ...(sessionCheck && { sessionCheck }),
  });
  return search.size === 0 ? address : `${address}?${search}`;
};
