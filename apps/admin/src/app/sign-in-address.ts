import { adminHasOwnOrigin, type FailedSessionCheck, type Shell } from '@tillbook/web-shell';
import { basePath } from './base-path.ts';

/**
 * The sign-in page, which comes back here afterwards: the merchant app's where both apps share an origin and the session
 * with it, else this app's own.
 *
 * @param returnTo path and search on this origin: `/admin/accounts?page=2`; none where the person has left by themselves
 * @param sessionCheck where somebody is signed in, and the check of their session has failed
 */
export const signInAddress = (
  { settings }: Shell,
  returnTo?: string,
  sessionCheck?: FailedSessionCheck,
): string => {
  const address = adminHasOwnOrigin(settings) ? `${basePath}/login` : `${settings.webBaseUrl}/login`;
  const search = new URLSearchParams({
    ...(returnTo !== undefined && { returnTo }),
    ...(sessionCheck && { sessionCheck }),
  });
  return search.size === 0 ? address : `${address}?${search}`;
};
