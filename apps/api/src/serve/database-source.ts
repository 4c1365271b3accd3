import type { Applied } from '../db/apply-release.ts';
import { connectOwner } from '../db/connect-owner.ts';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { migrate } from '../db/migrate.ts';
import { olderThanNeeded } from '../db/server-version.ts';
import { isPooledByTransaction } from '../db/transaction-pooling.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { causeOf, type Outcome } from '../outcome.ts';

export type DatabaseSource = {
  readonly databaseUrl: string;
  stop(): Promise<void>;
};

/** A database with the tables and functions of this version, and what was applied to bring it there. */
export type MigratedSource = DatabaseSource & { readonly applied: Applied };

export type Opening = {
  readonly log: Log;
  /** Aborted when a stop is asked for: nobody's migration is waited for any longer then. */
  readonly stopping?: AbortSignal;
  /** Tells the person who waits what is being done. */
  readonly say?: (line: string) => void;
};

/** Where a database is, without the password that its address may hold. */
const placeOf = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host}${url.pathname}` : 'the address given';
};

/** Why the database at an address will not do, which is looked for before anything is written. */
const unfitness = async (databaseUrl: string): Promise<string | undefined> => {
  if (await isPooledByTransaction(databaseUrl)) {
    return `The pooler at ${placeOf(databaseUrl)} gives each transaction another session. Set its pool_mode to session, or give DATABASE_URL the address of PostgreSQL itself.`;
  }
  const client = await connectOwner(databaseUrl, 'tillbook-start');
  try {
    const older = await olderThanNeeded(client);
    return older && `${older}, at ${placeOf(databaseUrl)}. Nothing was written there.`;
  } finally {
    await client.end();
  }
};

const openOwn = async (databaseUrl: string): Promise<Outcome<DatabaseSource>> => {
  try {
    const message = await unfitness(databaseUrl);
    if (message !== undefined) return { ok: false, message };
    return { ok: true, value: { databaseUrl, stop: () => Promise.resolve() } };
  } catch (error) {
    return {
      ok: false,
      message: `The database at ${placeOf(databaseUrl)} cannot be reached: ${causeOf(error)}. Check DATABASE_URL and that the server runs.`,
    };
  }
};

/** Opens the database of `DATABASE_URL`, or the embedded one, with its tables as they are. */
export const openUnmigrated = async (settings: Settings, log: Log): Promise<Outcome<DatabaseSource>> => {
  if (settings.databaseUrl !== undefined) return openOwn(settings.databaseUrl);
  const embedded = await openEmbeddedDatabase({ dataDirectory: settings.dataDirectory, log });
  return embedded.ok ? { ok: true, value: embedded } : embedded;
};

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

/** What was migrated, or why nothing could be. */
const bringUpToDate = async (
  databaseUrl: string,
  { migrationWaitSeconds }: Settings,
  { log, stopping, say }: Opening,
): Promise<Outcome<Applied>> => {
  const limitMs = migrationWaitSeconds * 1000;
  const onWait = (waitedMs: number) => {
    log('migration_waits', { waitedMs: Math.round(waitedMs) });
    say?.(
      `Waiting for another process that migrates the database, ${seconds(waitedMs)} of at most ${seconds(limitMs)}.`,
    );
  };
  const migrated = await migrate(databaseUrl, { limitMs, onWait, ...(stopping && { stopping }) });
  switch (migrated.turn) {
    case 'taken':
      if (migrated.applied.isOlder) log('older_than_database');
      return { ok: true, value: migrated.applied };
    case 'stopped':
      return { ok: false, message: 'Stopped while another process migrated the database.' };
    case 'too_long':
      return {
        ok: false,
        message: `Another process has been migrating the database at ${placeOf(databaseUrl)} for longer than ${seconds(limitMs)}. Start again when it has ended, or set MIGRATION_WAIT_SECONDS to wait longer.`,
      };
  }
};

/** Opens the database of `DATABASE_URL`, or the embedded one, and brings it to this version's tables and functions. */
export const openDatabaseSource = async (
  settings: Settings,
  opening: Opening,
): Promise<Outcome<MigratedSource>> => {
  const opened = await openUnmigrated(settings, opening.log);
  if (!opened.ok) return opened;
  const source = opened.value;
  const { databaseUrl } = source;
  try {
    const migrated = await bringUpToDate(databaseUrl, settings, opening);
    if (migrated.ok) return { ok: true, value: { ...source, applied: migrated.value } };
    await source.stop();
    return migrated;
  } catch (error) {
    await source.stop();
    return {
      ok: false,
      message: `The database at ${placeOf(databaseUrl)} could not be migrated: ${causeOf(error)}. What was migrated before stands; what failed left nothing behind. Give an empty database, and a user who may create tables and roles.`,
    };
  }
};
