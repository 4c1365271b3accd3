import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openPool, type PoolOptions } from '../db/client.ts';
import { connectOwner } from '../db/connect-owner.ts';
import { enterSandboxSession } from '../db/session.ts';
import type { Settings } from '../runtime/settings.ts';

const tables = readFileSync(join(import.meta.dirname, 'sandbox-database.sql'), 'utf8');

/** The advisory lock for creating the tables; an arbitrary constant. */
const lockKey = 4_310_4_327;

/** Creates the tables under a lock, because processes can start at the same time. */
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
 * Connects the sandbox to its own database, as a bank would have, or to its schema in the platform's
 * database.
 *
 * @param databaseUrl the address of the platform's database
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

export const emptySandboxDatabase = async (databaseUrl: string): Promise<void> => {
  const client = await connectOwner(databaseUrl, 'tillbook-seed');
  try {
    await client.query('truncate sandbox_processor.requests, sandbox_processor.evidence');
  } finally {
    await client.end();
  }
};
