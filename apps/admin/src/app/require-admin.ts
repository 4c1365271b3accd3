import type { ParsedLocation } from '@tanstack/react-router';
import { internalAdminRole } from '@tillbook/contract/names';
import type { RouterContext } from './router-context.ts';
import { signInAddress } from './sign-in-address.ts';

/** Never resolves, so that no screen is rendered while the browser opens another page. */
const untilGone = () => new Promise<never>(() => undefined);

/**
 * Admits internal admins only. Requests the current roles once per page and overwrites the stored roles;
 * until that succeeds, no one is admitted.
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
  // Ignores a failed download, since a user who is sent away does not need the query client.
  opening.catch(() => undefined);
  leaveFor(signInAddress(shell, location.publicHref, check === 'unchecked' ? 'failed' : undefined));
  await untilGone();
};
