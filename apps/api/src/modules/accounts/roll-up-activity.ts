import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { rollUpActivity } from './activity-store.ts';

/** Fewer entries than this are read about as fast as days. */
const leastEntries = 1_000;

/** A batch takes a moment, and an interruption loses none of the batches before. */
const mostEntries = 50_000;

/**
 * Rolls up an account's new activity in the background, so that the next response need not read it again. It
 * runs on demand, because most accounts are small or never viewed.
 */
export const rollUpInBackground = (
  { background, database }: Platform,
  accountId: AuthorizedAccountId,
): void => {
  background.run('keep_activity', async () => {
    while (await rollUpActivity(database, accountId, leastEntries, mostEntries));
  });
};
