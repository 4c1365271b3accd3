import pg from 'pg';
import type { ApplicationName } from './application-name.ts';
import { enterOwnerSession } from './session.ts';

const connectionTimeoutMillis = 10_000;

/**
 * Connects as the owner of the database; the caller closes the connection. A backend that dies fails the
 * current statement, not the process.
 */
export const connectOwner = async (databaseUrl: string, name: ApplicationName): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis,
    application_name: name,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await enterOwnerSession(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
};
