import pg from 'pg';

/**
 * Opens a pool as the owner of a database. A pool ends before the server has ended its connections, so a test that
 * then drops the database or stops the server terminates them: that is not an error of the test.
 */
export const openOwnerPool = (databaseUrl: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
