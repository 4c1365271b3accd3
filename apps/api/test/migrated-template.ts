import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { databaseAddress, templateName } from './database-address.ts';

/** Makes the one migrated database that every test file copies. */
export const createTemplate = async (serverUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${templateName}`);
  } finally {
    await client.end();
  }
  await migrate(databaseAddress(serverUrl, templateName));
};
