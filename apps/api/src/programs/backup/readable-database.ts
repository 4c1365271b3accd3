import { existsSync, readFileSync } from 'node:fs';
import { connectOwner } from '../../db/connect-owner.ts';
import { publishedAddressFile } from '../../db/embedded/password.ts';
import { silentLog } from '../../runtime/log.ts';
import { openUnmigrated, type DatabaseSource } from '../serve/database-source.ts';
import type { Outcome } from '../../runtime/outcome.ts';
import type { Settings } from '../../runtime/settings.ts';

const accepts = async (databaseUrl: string): Promise<boolean> => {
  try {
    const client = await connectOwner(databaseUrl, 'tillbook-backup');
    await client.end();
    return true;
  } catch {
    // A killed platform leaves its address behind.
    return false;
  }
};

/** Returns the address of an embedded database that another process runs and has published. */
export const findRunningDatabase = async (settings: Settings): Promise<string | undefined> => {
  const file = publishedAddressFile(settings.dataDirectory);
  if (settings.databaseUrl !== undefined || !existsSync(file)) return undefined;
  const databaseUrl = readFileSync(file, 'utf8').trim();
  return (await accepts(databaseUrl)) ? databaseUrl : undefined;
};

/**
 * Opens the database for reading. An embedded database that is running is reached at its published address.
 */
export const openReadableDatabase = async (settings: Settings): Promise<Outcome<DatabaseSource>> => {
  const databaseUrl = await findRunningDatabase(settings);
  if (databaseUrl === undefined) return openUnmigrated(settings, silentLog);
  return { ok: true, value: { databaseUrl, applicationUrl: databaseUrl, stop: () => Promise.resolve() } };
};
