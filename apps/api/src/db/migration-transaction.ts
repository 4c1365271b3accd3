import type pg from 'pg';

/**
 * The longest wait of a statement for a lock, during which all later statements wait behind it. Longer than a
 * second, after which the server cancels an autovacuum that blocks the statement.
 */
const lockTimeout = '2s';

export const inTransaction = async <Result>(
  client: pg.ClientBase,
  write: () => Promise<Result>,
): Promise<Result> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    const result = await write();
    await client.query('commit');
    return result;
  } catch (error) {
    // A lost connection has ended the transaction; the first error names the cause.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

export const runSql = async (client: pg.ClientBase, name: string, text: string): Promise<void> => {
  try {
    await client.query(text);
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
};
