import type { Applied } from '../../db/apply-release.ts';
import { openEmbeddedDatabase } from '../../db/embedded/open-embedded-database.ts';
import { migrate } from '../../db/migrate.ts';
import thisRelease from '../../db/release.json' with { type: 'json' };
import type { Log } from '../../runtime/log.ts';
import type { Settings } from '../../runtime/settings.ts';
import { causeOf, type Outcome } from '../../runtime/outcome.ts';
import { checkApplicationUrl, checkOwnDatabase, type DatabaseAddresses, locationOf } from './own-database.ts';

export type DatabaseSource = DatabaseAddresses & {
  stop(): Promise<void>;
};

export type MigratedSource = DatabaseSource & { readonly applied: Applied };

export type Opening = {
  readonly log: Log;
  /** Aborted at shutdown, so that the start no longer waits for another migration. */
  readonly stopping?: AbortSignal;
  readonly say?: (line: string) => void;
};

const openOwn = async (addresses: DatabaseAddresses): Promise<Outcome<DatabaseSource>> => {
  const checked = await checkOwnDatabase(addresses);
  return checked.ok ? { ok: true, value: { ...addresses, stop: () => Promise.resolve() } } : checked;
};

export const openUnmigrated = async (settings: Settings, log: Log): Promise<Outcome<DatabaseSource>> => {
  const { databaseUrl, databaseOwnerUrl = databaseUrl } = settings;
  if (databaseUrl !== undefined && databaseOwnerUrl !== undefined) {
    return openOwn({ databaseUrl: databaseOwnerUrl, applicationUrl: databaseUrl });
  }
  const embedded = await openEmbeddedDatabase({ dataDirectory: settings.dataDirectory, log });
  if (!embedded.ok) return embedded;
  const address = embedded.databaseUrl;
  return {
    ok: true,
    value: { databaseUrl: address, applicationUrl: address, stop: () => embedded.stop() },
  };
};

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

const tooOld = (databaseUrl: string, oldestRelease: number): Outcome<never> => ({
  ok: false,
  message: `This version, release ${thisRelease.number}, is too old for the database at ${locationOf(databaseUrl)}, which release ${oldestRelease} or a newer one has to use. Start the version that migrated it, or restore a backup from before into an empty database.`,
});

const bringUpToDate = async (
  databaseUrl: string,
  { migrationWaitSeconds }: Settings,
  { log, stopping, say }: Opening,
): Promise<Outcome<Applied>> => {
  const limitMs = migrationWaitSeconds * 1000;
  const onWait = (waitedMs: number) => {
    log('migration_waits', { waitedMs: Math.round(waitedMs) });
    say?.(
      `Waiting for another process to finish migrating the database, ${seconds(waitedMs)} of at most ${seconds(limitMs)}.`,
    );
  };
  const onLockWait = (migration: string, waitedMs: number) => {
    log('migration_waits_for_lock', { migration, waitedMs: Math.round(waitedMs) });
    say?.(
      `Waiting for a lock in the database to apply ${migration}, ${seconds(waitedMs)} of at most ${seconds(limitMs)}.`,
    );
  };
  const migrated = await migrate(databaseUrl, {
    limitMs,
    onWait,
    onLockWait,
    ...(stopping && { stopping }),
  });
  switch (migrated.turn) {
    case 'taken':
      if (migrated.oldestRelease > thisRelease.number) return tooOld(databaseUrl, migrated.oldestRelease);
      if (migrated.applied.isOlder) log('older_than_database');
      return { ok: true, value: migrated.applied };
    case 'stopped':
      return { ok: false, message: 'Stopped while another process migrated the database.' };
    case 'too_long':
      return {
        ok: false,
        message: `Another process has been migrating the database at ${locationOf(databaseUrl)} for longer than ${seconds(limitMs)}. Start again once it has finished, or set MIGRATION_WAIT_SECONDS to wait longer.`,
      };
  }
};

const stopAnd = async <Refused>(source: DatabaseSource, refused: Refused): Promise<Refused> => {
  await source.stop();
  return refused;
};

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
    if (!migrated.ok) return await stopAnd(source, migrated);
    const checked = await checkApplicationUrl(source);
    if (!checked.ok) return await stopAnd(source, checked);
    return { ok: true, value: { ...source, applied: migrated.value } };
  } catch (error) {
    await source.stop();
    return {
      ok: false,
      message: `The database at ${locationOf(databaseUrl)} could not be migrated: ${causeOf(error)}. Earlier migrations remain applied; the failed one was rolled back. Use an empty database, and a user who can create tables and roles.`,
    };
  }
};
