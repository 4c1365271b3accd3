import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { copiedRecord, copyRecord, prepareRecord } from '../processor/sandbox-record.ts';
import { type Violation, violationsSeenBy } from './invariants.ts';

const betweenLooksMs = 5000;

const lookAcross = async (pool: pg.Pool, sandboxDatabaseUrl: string): Promise<readonly Violation[]> => {
  const client = await pool.connect();
  try {
    await prepareRecord(client);
    await client.query('begin isolation level repeatable read read only');
    // Fixes the snapshot of the books before the record is copied.
    await client.query('select from transactions limit 1');
    await copyRecord(client, sandboxDatabaseUrl);
    const found = await violationsSeenBy(client, copiedRecord);
    await client.query('commit');
    return found;
  } finally {
    client.release();
  }
};

const isSame = (one: Violation, other: Violation): boolean =>
  one.invariant === other.invariant && one.subject === other.subject;

/**
 * Finds violations if the processor's record is in another database. Without a common snapshot, concurrent
 * actions of the processor look like violations, so only violations found twice are returned.
 */
export const findViolationsAcross = async (
  pool: pg.Pool,
  sandboxDatabaseUrl: string,
): Promise<readonly Violation[]> => {
  const first = await lookAcross(pool, sandboxDatabaseUrl);
  if (first.length === 0) return first;
  await sleep(betweenLooksMs);
  const second = await lookAcross(pool, sandboxDatabaseUrl);
  return second.filter((violation) => first.some((earlier) => isSame(earlier, violation)));
};
