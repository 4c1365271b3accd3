import type pg from 'pg';
import type { Log } from '../runtime/log.ts';
import { channel, messageAbout } from './channel.ts';

/** Changes within this time are announced together. */
export const gatheredForMs = 100;
const triedAgainAfterMs = 2000;

export type Announcer = {
  note(accountId: string): void;
  close(): Promise<void>;
};

/**
 * Notifies every process of changed accounts, outside the postings' transactions, because NOTIFY holds a
 * database-wide lock until the commit. Commits asynchronously, because nothing is stored.
 */
export const openAnnouncer = (pool: pg.Pool, log: Log): Announcer => {
  const noted = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = async () => {
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
      sending = send();
    }, delayMs);
  };

  return {
    note: (accountId) => noteIn(gatheredForMs, accountId),
    close: async () => {
      clearTimeout(timer);
      await sending;
      if (noted.size > 0) await send();
      clearTimeout(timer);
    },
  };
};
