import type pg from 'pg';
import type { Log } from '../log.ts';
import { channel, messageAbout } from './channel.ts';

/** Changes are gathered this long, and announced together. */
export const gatheredForMs = 100;
/** After the database was away. */
const triedAgainAfterMs = 2000;

/** Says on the channel which accounts have changed. */
export type Announcer = {
  note(accountId: string): void;
  /** Says what has not been said yet. */
  close(): Promise<void>;
};

/**
 * Tells every process on the database which accounts have changed, beside the postings and never within them: a
 * transaction that notifies holds a lock of the whole database until it has committed. Nothing waits for the disk here,
 * for nothing is kept.
 */
export const openAnnouncer = (pool: pg.Pool, log: Log): Announcer => {
  const noted = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();

  const tell = async () => {
    timer = undefined;
    const accountIds = new Set(noted);
    noted.clear();
    try {
      await pool.query({
        name: 'tell_changes',
        text: `select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', $1)`,
        values: [messageAbout(accountIds)],
      });
    } catch (error) {
      log('changes_not_told', { error: error instanceof Error ? error.message : 'unknown' });
      for (const accountId of accountIds) noteIn(triedAgainAfterMs, accountId);
    }
  };

  const noteIn = (delayMs: number, accountId: string) => {
    noted.add(accountId);
    timer ??= setTimeout(() => {
      telling = tell();
    }, delayMs);
  };

  return {
    note: (accountId) => noteIn(gatheredForMs, accountId),
    close: async () => {
      clearTimeout(timer);
      await telling;
      if (noted.size > 0) await tell();
      clearTimeout(timer);
    },
  };
};
