import type { Database } from '../db/client.ts';
import type { Log } from '../runtime/log.ts';
import { outsideRequest } from '../runtime/request-context.ts';
import { announce } from './announce.ts';
import { openAnnouncer } from './announcer.ts';
import { accessChanged, everyAccount } from './channel.ts';
import { openListener, type Listener } from './listener.ts';

export type Follower = {
  readonly accountId: string;
  readonly tokenHash: Buffer;
  /** Reports that the account has changed or may have changed. */
  changed(): void;
  heartbeat(): void;
  end(reason: 'revoked' | 'stopping'): void;
};

type StillAllowed = (followers: readonly Follower[]) => Promise<ReadonlySet<Follower>>;

/**
 * Notifies followers that an account has changed. An event has no data, because pages read the new state with
 * the usual calls, so an extra, late or outdated event does no harm.
 */
export type AccountChanges = {
  [announce](accountId: string): void;
  /** Checks every follower now, because a person may have lost access to an account. */
  noteAccess(): void;
  /** Notifies every follower, because changes may have been missed. */
  noteEverything(): void;
  followers(): readonly Follower[];
  /** Resolves to true when no later change can be missed, or to false if that cannot be guaranteed. */
  ready(): Promise<boolean>;
  /** Returns a function that stops following; the function returns false if the stream had already ended. */
  follow(follower: Follower): () => boolean;
  /** Ends all streams and accepts no new streams, before the process exits. */
  endAll(): void;
  close(): Promise<void>;
};

type AccountChangesOptions = {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly stillAllowed: StillAllowed;
};

/** The longest time for which a follower is still notified after the end of the session or of the grant. */
const checkedEveryMs = 5000;

const watchFollowers = (followers: ReadonlySet<Follower>, { stillAllowed, log }: AccountChangesOptions) => {
  const checkFollowers = async (isHeartbeat: boolean) => {
    const present = [...followers];
    if (present.length === 0) return;
    const allowed = await stillAllowed(present);
    for (const follower of present) {
      if (!allowed.has(follower)) follower.end('revoked');
      else if (isHeartbeat) follower.heartbeat();
    }
  };
  const checkOrLog = (isHeartbeat: boolean) => {
    checkFollowers(isHeartbeat).catch((error: unknown) => {
      log('followers_not_checked', { error: error instanceof Error ? error.message : 'unknown' });
    });
  };
  const timer = setInterval(() => checkOrLog(true), checkedEveryMs);
  timer.unref();
  return { checkNow: () => checkOrLog(false), stop: () => clearInterval(timer) };
};

export const openAccountChanges = (options: AccountChangesOptions): AccountChanges => {
  const { database, databaseUrl, log } = options;
  const followers = new Set<Follower>();
  const announcer = openAnnouncer(database.pool, log);
  const watch = watchFollowers(followers, options);
  let listener: Listener | undefined;
  let isEnding = false;

  const onNotification = (accountId: string) => {
    if (accountId === accessChanged) return watch.checkNow();
    for (const follower of followers) {
      if (accountId === everyAccount || accountId === follower.accountId) follower.changed();
    }
  };
  const endAll = () => {
    isEnding = true;
    for (const follower of followers) follower.end('stopping');
  };

  return {
    [announce]: (accountId) => announcer.note(accountId),
    noteAccess: () => announcer.note(accessChanged),
    noteEverything: () => announcer.note(everyAccount),
    followers: () => [...followers],
    // Opens the listener when the first follower needs it.
    ready: async () => {
      if (isEnding) return false;
      listener ??= outsideRequest(() => openListener(databaseUrl, log, onNotification));
      return (await listener.ready()) && !isEnding;
    },
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    endAll,
    close: async () => {
      endAll();
      watch.stop();
      await Promise.all([announcer.close(), listener?.stop()]);
    },
  };
};
