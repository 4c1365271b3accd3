import { getReadiness } from '@tillbook/contract';
import { sql } from 'drizzle-orm';
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' };
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';

const newestMigrationMs = Math.max(...journal.entries.map((entry) => entry.when));

/** The newest migration the database has had, or undefined where it cannot be asked. */
const appliedMigrationMs = async ({ database, log }: Platform): Promise<number | undefined> => {
  try {
    const { rows } = await database.drizzle.execute<{ newest: string | null }>(
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0);
  } catch (error) {
    log('not_ready', { error: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
};

export const getReadinessHandler = defineHandler(getReadiness, async ({ platform, refuse }) => {
  if (platform.service.isLeaving()) return refuse('unavailable', { retryAfterSeconds: 2 });
  const appliedMs = await appliedMigrationMs(platform);
  if (appliedMs === undefined || appliedMs < newestMigrationMs) {
    return refuse('unavailable', { retryAfterSeconds: 2 });
  }
  return { status: 'ready' as const };
});
