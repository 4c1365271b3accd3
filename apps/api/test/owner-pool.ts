import pg from 'pg';

/**
 * Opens a pool as the owner of a database. A pool ends before the server has ended its connections, so a test
 * that drops the database or stops the server terminates them, which is not an error.
 */
export const openOwnerPool = (databaseUrl: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
