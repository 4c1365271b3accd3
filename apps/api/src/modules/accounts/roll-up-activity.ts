import type { AuthorizedAccountId } from '../../authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { keepTallies } from './activity-store.ts';

/** Fewer entries than these are read about as quickly as days. */
const leastEntries = 1_000;

/** So many at a time take a moment, and a stop in between loses none of those before. */
const mostEntries = 50_000;

/**
 * Beside an answer, counts what is new into the days of an account, so that the next answer need not read it again. It is
 * done when somebody looks, for most accounts are small or never looked at.
 */
export const keepInBackground = (
  { background, database }: Platform,
  accountId: AuthorizedAccountId,
): void => {
  background.run('keep_activity', async () => {
    while (await keepTallies(database, accountId, leastEntries, mostEntries));
  });
};
