import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { frontendErrors } from '../../db/schema/index.ts';

const kept = 10_000;

export const insertFrontendError = async (
  database: Database,
  row: typeof frontendErrors.$inferInsert,
): Promise<void> => {
  await database.drizzle.insert(frontendErrors).values(row);
};

/** Keeps the newest ten thousand: anybody may send reports, and they must not fill the disk. Identifiers begin with the time. */
export const dropOldestFrontendErrors = async (database: Database): Promise<void> => {
  const oldestKept = database.drizzle
    .select({ id: frontendErrors.id })
    .from(frontendErrors)
    .orderBy(desc(frontendErrors.id))
    .offset(kept - 1)
    .limit(1);
  await database.drizzle.delete(frontendErrors).where(lt(frontendErrors.id, sql`(${oldestKept})`));
};
