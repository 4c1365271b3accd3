import { desc, lt, sql } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { frontendErrors } from '../../db/schema/index.ts';

const retained = 10_000;

export const insertFrontendError = async (
  database: Database,
  row: typeof frontendErrors.$inferInsert,
): Promise<void> => {
  await database.drizzle.insert(frontendErrors).values(row);
};

/**
 * Deletes all but the newest ten thousand reports, because anyone can send reports and fill the disk. IDs
 * begin with the time.
 */
export const dropOldestFrontendErrors = async (database: Database): Promise<void> => {
  const oldestRetained = database.drizzle
    .select({ id: frontendErrors.id })
    .from(frontendErrors)
    .orderBy(desc(frontendErrors.id))
    .offset(retained - 1)
    .limit(1);
  await database.drizzle.delete(frontendErrors).where(lt(frontendErrors.id, sql`(${oldestRetained})`));
};
