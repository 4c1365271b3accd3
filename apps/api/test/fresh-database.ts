import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseAddress, templateName } from './database-address.ts';

export type FreshDatabase = {
  /** Connects as the owner; `openDatabase` makes a pool with the application's grants. */
  readonly databaseUrl: string;
  readonly drop: () => Promise<void>;
};

const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * SQLSTATE if the owner is not a superuser and a background process of the server uses the database. The
 * process ends by itself.
 */
const notAllowed = '42501';

const dropDatabase = async (serverUrl: string, name: string, triesLeft = 20): Promise<void> => {
  try {
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof pg.DatabaseError) || error.code !== notAllowed) throw error;
    await sleep(250);
    await dropDatabase(serverUrl, name, triesLeft - 1);
  }
};

/**
 * Creates an empty database for one test file: migrated, unless the test covers earlier states.
 * @example
 * const { databaseUrl, drop } = await freshDatabase();
 * const database = openDatabase(databaseUrl);
 * afterAll(async () => { await database.close(); await drop(); });
 */
export const freshDatabase = ({ isMigrated = true } = {}): Promise<FreshDatabase> =>
  createDatabase(isMigrated ? templateName : 'template0');

const createDatabase = async (template: string): Promise<FreshDatabase> => {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    databaseUrl: databaseAddress(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
};
