import type { ParsedLocation } from '@tanstack/react-router';
import type { internalAdminRole } from '@tillbook/contract';
import type { RouterContext } from './router-context.ts';
import { signInAddress } from './sign-in-address.ts';

// As in the contract's `internalAdminRole`; a value import would bring the schemas into the first download.
const adminRole: typeof internalAdminRole = 'internal_admin';

/** Nothing of this page is to be drawn while the browser opens another. */
const untilGone = () => new Promise<never>(() => undefined);

/**
 * Lets in internal admins alone. The guard asks the server, once per page, for the roles of now and stores them over what
 * the browser has kept. Where the server is away, what was kept decides who reads that; the server gives nothing anyway.
 */
export const requireAdmin = async (
  { shell, leaveFor }: RouterContext,
  location: ParsedLocation,
): Promise<void> => {
  const [isSignedIn] = await Promise.all([shell.guard.isSignedIn(), shell.lazyQueryClient.open()]);
  if (isSignedIn && shell.store.get().session.roles.includes(adminRole)) return;
  leaveFor(signInAddress(shell, location.publicHref));
  await untilGone();
};
