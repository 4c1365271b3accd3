import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { rollUpActivity } from './activity-store.ts';

/** Below this, reading entries is about as fast as reading days. */
const leastEntries = 1_000;

/** Bounds the time of a batch; an interruption loses only the current batch. */
const mostEntries = 50_000;

/**
 * Rolls up an account's new activity in the background, so that the next response need not read it again. Runs
 * on demand, because most accounts are small or never viewed.
 */
export const rollUpInBackground = (
  { background, database }: Platform,
  accountId: AuthorizedAccountId,
): void => {
  background.run('keep_activity', async () => {
    while (await rollUpActivity(database, accountId, leastEntries, mostEntries));
  });
};
