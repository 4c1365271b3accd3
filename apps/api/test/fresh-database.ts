import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseAddress, templateName } from './database-address.ts';

export type FreshDatabase = {
  /** As the owner; `openDatabase` makes a pool with the application's grants of it. */
  readonly databaseUrl: string;
  /** Ends every connection and removes the database. */
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
 * A migrated, empty database of its own, for one test file.
 *
 * @example
 * const { databaseUrl, drop } = await freshDatabase();
 * const database = openDatabase(databaseUrl);
 * afterAll(async () => { await database.close(); await drop(); });
 */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${templateName}`);
  return {
    databaseUrl: databaseAddress(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
};
