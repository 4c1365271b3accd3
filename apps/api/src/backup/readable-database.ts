import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { publishedAddressFile } from '../db/embedded/password.ts';
import { silentLog } from '../log.ts';
import { openUnmigrated, type DatabaseSource } from '../serve/database-source.ts';
import type { Outcome } from '../serve/outcome.ts';
import type { Settings } from '../settings.ts';

const answers = async (databaseUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // A platform that was killed has left its address behind.
    return false;
  }
};

/** The database to be read, whether the platform runs or not: an embedded one that runs is asked where it says it is. */
export const openReadableDatabase = async (settings: Settings): Promise<Outcome<DatabaseSource>> => {
  const file = publishedAddressFile(settings.dataDirectory);
  if (settings.databaseUrl === undefined && existsSync(file)) {
    const databaseUrl = readFileSync(file, 'utf8').trim();
    if (await answers(databaseUrl))
      return { ok: true, value: { databaseUrl, stop: () => Promise.resolve() } };
  }
  return openUnmigrated(settings, silentLog);
};
