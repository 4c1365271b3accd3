import type { ParsedLocation } from '@tanstack/react-router';
import { internalAdminRole } from '@tillbook/contract/names';
import type { RouterContext } from './router-context.ts';
import { signInAddress } from './sign-in-address.ts';

/** Keeps this page blank while the browser opens another. */
const untilGone = () => new Promise<never>(() => undefined);

/**
 * Lets in internal admins only. The guard asks the server, once per page, for the current roles and stores them over
 * what the browser has kept. If that fails, nobody gets in until it succeeds.
 */
export const requireAdmin = async (
  { shell, leaveFor }: RouterContext,
  location: ParsedLocation,
): Promise<void> => {
  const opening = shell.lazyQueryClient.open();
  const check = await shell.guard.check();
  if (check === 'valid' && shell.store.get().session.roles.includes(internalAdminRole)) {
    await opening;
    return;
  }
  // A user who is sent away does not need it, so its outcome is ignored.
  opening.catch(() => undefined);
  leaveFor(signInAddress(shell, location.publicHref, check === 'unchecked' ? 'failed' : undefined));
  await untilGone();
};
