import pg from 'pg';

const connectionTimeoutMillis = 10_000;
const rounds = 3;

const connect = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis,
    query_timeout: connectionTimeoutMillis,
    application_name: 'tillbook-start',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const backendOf = async (client: pg.Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** Returns the process ID that PostgreSQL sends at connection start; a pooler sends its own number. */
const announcedBackend = (client: pg.Client): unknown => Reflect.get(client, 'processID');

/**
 * Recognizes PgBouncer's message in statement pooling, in which even a transaction has no session of its own.
 */
const allowsNoTransactions = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('not allowed in statement pooling mode');

const isSharedNow = async (client: pg.Client, databaseUrl: string): Promise<boolean> => {
  const before = await backendOf(client);
  const other = await connect(databaseUrl);
  try {
    await other.query('begin');
    if ((await backendOf(other)) === before) return true;
    return (await backendOf(client)) !== before;
  } catch (error) {
    if (allowsNoTransactions(error)) return true;
    throw error;
  } finally {
    // Also ends its transaction.
    await other.end();
  }
};

/**
 * Returns true if a pooler gives each transaction another session, which loses settings, listeners, prepared
 * statements and, above all, the role with its grants. Takes one query without a pooler and a few with a
 * pooler.
 */
export const isPooledByTransaction = async (databaseUrl: string): Promise<boolean> => {
  const client = await connect(databaseUrl);
  try {
    if ((await backendOf(client)) === announcedBackend(client)) return false;
    for (let round = 0; round < rounds; round += 1) {
      if (await isSharedNow(client, databaseUrl)) return true;
    }
    return false;
  } finally {
    await client.end();
  }
};
