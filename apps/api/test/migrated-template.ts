import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { databaseAddress, templateName } from './database-address.ts';
import { beginSimulationOf } from './simulated-database.ts';

export const createTemplate = async (serverUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${templateName}`);
    // Saves the waits for the disk, which took most of the tests' time. Tests never cut the power.
    await client.query('alter role current_user set synchronous_commit = off');
    // Starting a parallel worker takes longer than reading a test's rows.
    await client.query('alter role current_user set max_parallel_workers_per_gather = 0');
  } finally {
    await client.end();
  }
  const template = databaseAddress(serverUrl, templateName);
  await migrate(template);
  // Tests move the clock, even ahead of the database's.
  await beginSimulationOf(template);
};
