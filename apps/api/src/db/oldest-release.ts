import type pg from 'pg';
import type { Connection } from './client.ts';
import { sql } from './drizzle/query.ts';
import thisRelease from './release.json' with { type: 'json' };

/** Requires migration 0031, which creates the table. */
const findOldestRelease = async (connection: Connection): Promise<number> => {
  const { rows } = await connection.execute<{ number: number }>(
    sql`select number from operations.oldest_release`,
  );
  return rows[0]?.number ?? 0;
};

/** Returns true if this process has to end, because the database requires a newer release. */
export const isTooOld = async (connection: Connection): Promise<boolean> =>
  (await findOldestRelease(connection)) > thisRelease.number;

/** Returns true from migration 0031 on. */
const isKept = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ isKept: boolean }>(
    `select to_regclass('operations.oldest_release') is not null as "isKept"`,
  );
  return rows[0]?.isKept === true;
};

/** Returns zero before migration 0031. */
export const readOldestRelease = async (client: pg.ClientBase): Promise<number> => {
  if (!(await isKept(client))) return 0;
  const { rows } = await client.query<{ number: number }>('select number from operations.oldest_release');
  return rows[0]?.number ?? 0;
};

/** Raises the oldest release within a migration's transaction. The number never decreases. */
export const raiseOldestRelease = async (client: pg.ClientBase, number: number): Promise<void> => {
  if (!(await isKept(client))) return;
  await client.query('update operations.oldest_release set number = greatest(number, $1)', [number]);
};
