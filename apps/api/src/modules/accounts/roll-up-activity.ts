import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { rollUpActivity } from './activity-store.ts';

/** With fewer new entries, a rollup saves no time. */
const leastEntries = 1_000;

/** The maximum number of entries per batch, so that an interruption loses little work. */
const mostEntries = 50_000;

/**
 * Rolls up an account's activity after the HTTP response. Runs on demand, because most accounts are small or
 * rarely viewed.
 */
export const rollUpInBackground = (
  { background, database }: Platform,
  accountId: AuthorizedAccountId,
): void => {
  background.run('keep_activity', async () => {
    while (await rollUpActivity(database, accountId, leastEntries, mostEntries));
  });
};
