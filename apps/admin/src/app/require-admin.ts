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
 * the browser has kept. Where that fails, nobody gets in before it succeeds.
 */
export const requireAdmin = async (
  { shell, leaveFor }: RouterContext,
  location: ParsedLocation,
): Promise<void> => {
  const opening = shell.lazyQueryClient.open();
  const check = await shell.guard.check();
  if (check === 'valid' && shell.store.get().session.roles.includes(adminRole)) {
    await opening;
    return;
  }
  // Whoever is sent away does not need it, whatever becomes of it.
  opening.catch(() => undefined);
  leaveFor(signInAddress(shell, location.publicHref, check === 'unchecked' ? 'failed' : undefined));
  await untilGone();
};
