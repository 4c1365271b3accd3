import type { Shell } from '@tillbook/web-shell';

/**
 * The merchant app's sign-in page, which comes back here afterwards.
 *
 * @param returnTo path and search on the web origin: `/admin/accounts?page=2`; none where the person has left by themselves
 */
export const signInAddress = ({ settings }: Shell, returnTo?: string): string => {
  const address = `${settings.webBaseUrl}/login`;
  return returnTo === undefined ? address : `${address}?returnTo=${encodeURIComponent(returnTo)}`;
};
