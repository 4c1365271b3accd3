import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { connectOwner } from '../db/connect-owner.ts';

/** A temporary table with the sandbox's record, for queries that compare it with the books. */
export const copiedRecord = 'pg_temp.sandbox_requests';

export const prepareRecord = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    'create temporary table if not exists sandbox_requests (like sandbox_processor.requests) on commit delete rows',
  );
};

export const copyRecord = async (client: pg.ClientBase, sandboxDatabaseUrl: string): Promise<void> => {
  const sandbox = await connectOwner(sandboxDatabaseUrl, 'tillbook-check');
  try {
    const { fields } = await client.query(`select * from ${copiedRecord} limit 0`);
    const columns = fields.map(({ name }) => name).join(', ');
    await pipeline(
      sandbox.query(copyTo(`copy sandbox_processor.requests (${columns}) to stdout`)),
      client.query(copyFrom(`copy ${copiedRecord} (${columns}) from stdin`)),
    );
  } finally {
    await sandbox.end();
  }
};
