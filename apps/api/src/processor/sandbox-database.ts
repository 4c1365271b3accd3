import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openPool, type PoolOptions } from '../db/client.ts';
import { connectOwner } from '../db/connect-owner.ts';
import { enterSandboxSession } from '../db/session.ts';
import type { Settings } from '../runtime/settings.ts';

const tables = readFileSync(join(import.meta.dirname, 'sandbox-database.sql'), 'utf8');

/** An arbitrary constant: the advisory lock for creating the tables. */
const lockKey = 4_310_4_327;

/** Creates the tables in a database of the sandbox's own. Processes that start together take turns. */
const createTables = async (databaseUrl: string): Promise<void> => {
  const client = await connectOwner(databaseUrl, 'tillbook-processor');
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(tables);
  } finally {
    await client.end();
  }
};

/**
 * The connections of the sandbox processor: to its own database, as a bank has one, or into its own schema of the
 * platform's.
 *
 * @param databaseUrl of the platform
 */
export const openSandboxDatabase = async (
  { sandboxDatabaseUrl }: Settings,
  databaseUrl: string,
  options: Omit<PoolOptions, 'name'>,
): Promise<pg.Pool> => {
  const named = { ...options, name: 'tillbook-processor' } as const;
  if (sandboxDatabaseUrl === undefined) return openPool(databaseUrl, named);
  await createTables(sandboxDatabaseUrl);
  return openPool(sandboxDatabaseUrl, { ...named, enter: enterSandboxSession });
};

/** Forgets what it was asked, for demo data that begins again. */
export const emptySandboxDatabase = async (databaseUrl: string): Promise<void> => {
  const client = await connectOwner(databaseUrl, 'tillbook-seed');
  try {
    await client.query('truncate sandbox_processor.requests, sandbox_processor.evidence');
  } finally {
    await client.end();
  }
};
