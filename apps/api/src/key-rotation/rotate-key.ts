import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { clockOf } from '../clock.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { connectOwner } from '../db/connect-owner.ts';
import * as schema from '../db/schema/index.ts';
import type { Log } from '../log.ts';
import { openDatabaseSource } from '../serve/database-source.ts';
import type { Outcome } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import { addKey, openVault } from '../vault/open-vault.ts';
import { resealAll } from './reseal.ts';

export type Rotated = { readonly keyId: string; readonly instruments: number; readonly profiles: number };

const rotateIn = async (
  settings: Settings,
  databaseUrl: string,
  database: Database,
): Promise<Outcome<Rotated>> => {
  const place = { database, folder: join(settings.dataDirectory, 'keys'), clock: clockOf(settings) };
  // A folder that lacks a key is found out before a further one is made.
  const before = await openVault(place);
  if (!before.ok) return before;
  const keyId = await addKey(place);
  const opened = await openVault(place);
  if (!opened.ok) return opened;
  const owner = await connectOwner(databaseUrl, 'tillbook-rotate-key');
  try {
    const counts = await resealAll(drizzle(owner, { schema }), opened.vault, keyId);
    return { ok: true, value: { keyId, ...counts } };
  } finally {
    await owner.end();
  }
};

/**
 * Makes a further key and seals every card and bank number, EIN, SSN and date of birth anew under it. No process may
 * serve the database meanwhile: it would not have the new key. The embedded database refuses a second owner by itself.
 */
export const rotateKey = async (settings: Settings, log: Log): Promise<Outcome<Rotated>> => {
  const source = await openDatabaseSource(settings, { log });
  if (!source.ok) return source;
  const { databaseUrl } = source.value;
  const database = openDatabase(databaseUrl, { size: 2 });
  try {
    return await rotateIn(settings, databaseUrl, database);
  } finally {
    await database.close();
    await source.value.stop();
  }
};
