import { adminHasOwnOrigin, type Shell } from '@tillbook/web-shell';
import { basePath } from './base-path.ts';

/**
 * The sign-in page, which comes back here afterwards: the merchant app's where both apps share an origin and the session
 * with it, else this app's own.
 *
 * @param returnTo path and search on this origin: `/admin/accounts?page=2`; none where the person has left by themselves
 */
export const signInAddress = ({ settings }: Shell, returnTo?: string): string => {
  const address = adminHasOwnOrigin(settings) ? `${basePath}/login` : `${settings.webBaseUrl}/login`;
  return returnTo === undefined ? address : `${address}?returnTo=${encodeURIComponent(returnTo)}`;
};
