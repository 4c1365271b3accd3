import type { Shell } from '../shell/shell.ts';

/** A flag in the address of the sign-in page: a user is signed in, but the check of their session failed. */
export type FailedSessionCheck = 'failed';

export const readSessionCheck = (value: unknown): FailedSessionCheck | undefined =>
  value === 'failed' ? value : undefined;

/**
 * Checks the session before the sign-in page is shown, such as after a reload or on the way from the admin
 * app, so that a signed-in user sees no form. Does not repeat a check that has failed on this page.
 */
export const isValidByNow = async ({ guard }: Shell): Promise<boolean> =>
  !guard.hasFailed() && (await guard.check()) === 'valid';
