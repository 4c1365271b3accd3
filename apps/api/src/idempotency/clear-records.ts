import * as z from 'zod/mini';
import { sql } from '../db/drizzle/query.ts';
import type { Platform } from '../platform.ts';

/** Header keys are valid for a day; the extra hour allows for differing clocks. */
const retentionMs = 25 * 60 * 60_000;
const stepRows = 500;

const cleared = z.object({
  visited: z.coerce.number(),
  removed: z.coerce.number(),
  shrunk: z.coerce.number(),
});

const clearStep = async ({ database }: Platform, before: Date) => {
  const { rows } = await database.drizzle.execute(
    sql`select * from ledger.clear_idempotency_records(${before.toISOString()}::timestamptz, ${stepRows})`,
  );
  return cleared.parse(rows[0]);
};

/**
 * Deletes old records of header keys and shrinks the records of reference IDs, in transactions of a few
 * hundred rows.
 */
export const clearIdempotencyRecords = async (platform: Platform): Promise<void> => {
  const before = new Date(platform.clock.now().getTime() - retentionMs);
  for (;;) {
    const { visited, removed, shrunk } = await clearStep(platform, before);
    platform.retention.observe('idempotency_keys', removed);
    platform.retention.observe('idempotency_responses', shrunk);
    if (visited < stepRows) return;
  }
};
