import pg from 'pg';

type HeldTable = 'entry_sets' | 'sandbox_processor.requests';

/** Blocks writes to a table until the returned function is called. Reads continue. */
export const holdTable = async (databaseUrl: string, table: HeldTable): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  return async () => {
    await client.query('commit');
    await client.end();
  };
};
