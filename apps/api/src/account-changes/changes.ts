import type { Database } from '../db/client.ts';
import type { Log } from '../log.ts';
import { outsideRequest } from '../request-context.ts';
import { openAnnouncer } from './announcer.ts';
import { accessChanged, everyAccount } from './channel.ts';
import { openListener, type Listener } from './listener.ts';

/** Somebody who looks at an account as it changes. */
export type Follower = {
  readonly accountId: string;
  readonly tokenHash: Buffer;
  /** Something of the account has changed, or may have. */
  changed(): void;
  /** Time passes; for whoever must not fall asleep. */
  beat(): void;
  /** No more is told: they may no longer hear it, or this process hears no more itself. */
  end(why: 'not_allowed' | 'stopping'): void;
};

/** Which of them may still be told something, as the database says now. */
type StillAllowed = (followers: readonly Follower[]) => Promise<ReadonlySet<Follower>>;

/**
 * Who is told when an account changes. It says only that it has: what is new is read by the calls that anybody reads it
 * by, so that nothing told too often, too late or by a process that has died shows anybody something wrong.
 */
export type Changes = {
  /** What has changed of an account is committed. */
  note(accountId: string): void;
  /** Somebody may no longer read an account: all who follow one are looked at now. */
  noteAccess(): void;
  /** Anything may have changed while this process was not there. */
  noteEverything(): void;
  followers(): readonly Follower[];
  /** Resolves when nothing that is noted from now on will be missed; false where that cannot be had. */
  ready(): Promise<boolean>;
  /** Returns how to stop following. */
  follow(follower: Follower): () => void;
  /** Ends all that follow, and lets nobody follow any more: the process is about to end. */
  endAll(): void;
  close(): Promise<void>;
};

type ChangesOptions = {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly stillAllowed: StillAllowed;
};

/** For no longer than this is somebody told anything whose session has ended or whose grant was taken away. */
const checkedEveryMs = 5000;

/** Looks at those who follow, now and then, all of them in one question. */
const watchOver = (followers: ReadonlySet<Follower>, { stillAllowed, log }: ChangesOptions) => {
  const look = async (isBeat: boolean) => {
    const present = [...followers];
    if (present.length === 0) return;
    const allowed = await stillAllowed(present);
    for (const follower of present) {
      if (!allowed.has(follower)) follower.end('not_allowed');
      else if (isBeat) follower.beat();
    }
  };
  const lookOrLog = (isBeat: boolean) => {
    look(isBeat).catch((error: unknown) => {
      log('followers_not_checked', { error: error instanceof Error ? error.message : 'unknown' });
    });
  };
  const timer = setInterval(() => lookOrLog(true), checkedEveryMs);
  timer.unref();
  return { lookNow: () => lookOrLog(false), leave: () => clearInterval(timer) };
};

export const openChanges = (options: ChangesOptions): Changes => {
  const { database, databaseUrl, log } = options;
  const followers = new Set<Follower>();
  const announcer = openAnnouncer(database.pool, log);
  const watch = watchOver(followers, options);
  let listener: Listener | undefined;
  let isEnding = false;

  const hear = (accountId: string) => {
    if (accountId === accessChanged) return watch.lookNow();
    for (const follower of followers) {
      if (accountId === everyAccount || accountId === follower.accountId) follower.changed();
    }
  };
  const endAll = () => {
    isEnding = true;
    for (const follower of followers) follower.end('stopping');
  };

  return {
    note: (accountId) => announcer.note(accountId),
    noteAccess: () => announcer.note(accessChanged),
    noteEverything: () => announcer.note(everyAccount),
    followers: () => [...followers],
    // A process that nobody looks at changes through listens to none.
    ready: async () => {
      if (isEnding) return false;
      listener ??= outsideRequest(() => openListener(databaseUrl, log, hear));
      return (await listener.ready()) && !isEnding;
    },
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    endAll,
    close: async () => {
      endAll();
      watch.leave();
      await Promise.all([announcer.close(), listener?.stop()]);
    },
  };
};
