import { getReadiness } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { sql } from '../../db/drizzle/query.ts';
import { isTooOld } from '../../db/oldest-release.ts';
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' };
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { errorCode } from '../../runtime/error-code.ts';

const newestMigrationMs = Math.max(...journal.entries.map((entry) => entry.when));

/** Returns true if this release's migrations have run and no newer release excludes this release. */
const suitsRelease = async ({ drizzle }: Database): Promise<boolean> => {
  const { rows } = await drizzle.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  // The migrations create the table that `isTooOld` reads.
  return Number(rows[0]?.newest ?? 0) >= newestMigrationMs && !(await isTooOld(drizzle));
};

/** Also returns false for an unreachable database. */
const isDatabaseSuitable = async ({ database, log }: Platform): Promise<boolean> => {
  try {
    return await suitsRelease(database);
  } catch (error) {
    log('not_ready', { error: errorCode(error) });
    return false;
  }
};

export const getReadinessHandler = defineHandler(getReadiness, async ({ platform, refuse }) => {
  if (!platform.service.isOpen() || !(await isDatabaseSuitable(platform))) {
    return refuse('unavailable', { retryAfterSeconds: 2 });
  }
  return { status: 'ready' as const };
});
