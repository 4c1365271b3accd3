import pg from 'pg';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { migrate } from '../db/migrate.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { causeOf, type Outcome } from './outcome.ts';

export type DatabaseSource = { readonly databaseUrl: string; stop(): Promise<void> };

/** Where a database is, without the password that its address may hold. */
const placeOf = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host}${url.pathname}` : 'the address given';
};

const isPostgresAddress = (databaseUrl: string): boolean =>
  ['postgres:', 'postgresql:'].includes(URL.parse(databaseUrl)?.protocol ?? '');

const openOwn = async (databaseUrl: string): Promise<Outcome<DatabaseSource>> => {
  if (!isPostgresAddress(databaseUrl)) {
    return {
      ok: false,
      message: 'DATABASE_URL is no address such as postgres://user:password@host:5432/name.',
    };
  }
  try {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
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

/** Opens the database of `DATABASE_URL`, or the embedded one, and brings it to the newest migration. */
export const openDatabaseSource = async (settings: Settings, log: Log): Promise<Outcome<DatabaseSource>> => {
  const opened = await openUnmigrated(settings, log);
  if (!opened.ok) return opened;
  try {
    await migrate(opened.value.databaseUrl);
    return opened;
  } catch (error) {
    await opened.value.stop();
    return {
      ok: false,
      message: `The database at ${placeOf(opened.value.databaseUrl)} could not be migrated: ${causeOf(error)}. Its data is as it was. Give an empty database, and a user who may create tables and roles.`,
    };
  }
};
