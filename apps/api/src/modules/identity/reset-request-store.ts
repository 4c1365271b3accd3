import { and, asc, eq, lte } from '../../db/drizzle/query.ts';
import type { Connection, Database } from '../../db/client.ts';
import { passwordResetRequests } from '../../db/schema/index.ts';

export type ResetRequest = typeof passwordResetRequests.$inferSelect;

export const insertResetRequest = async (
  { drizzle }: Database,
  request: typeof passwordResetRequests.$inferInsert,
): Promise<void> => {
  await drizzle.insert(passwordResetRequests).values(request);
};

export const findDueResetRequests = async (
  { drizzle }: Database,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await drizzle
    .select({ id: passwordResetRequests.id })
    .from(passwordResetRequests)
    .where(lte(passwordResetRequests.nextTryAt, now))
    .orderBy(asc(passwordResetRequests.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Claims a due request until its next try; returns `undefined` if another process has claimed it. */
export const takeResetRequest = async (
  { drizzle }: Database,
  id: string,
  now: Date,
  nextTryAt: Date,
): Promise<ResetRequest | undefined> => {
  const [taken] = await drizzle
    .update(passwordResetRequests)
    .set({ nextTryAt })
    .where(and(eq(passwordResetRequests.id, id), lte(passwordResetRequests.nextTryAt, now)))
    .returning();
  return taken;
};

export const noteLink = async (connection: Connection, id: string, linkedAt: Date): Promise<void> => {
  await connection.update(passwordResetRequests).set({ linkedAt }).where(eq(passwordResetRequests.id, id));
};

export const removeResetRequest = async ({ drizzle }: Database, id: string): Promise<void> => {
  await drizzle.delete(passwordResetRequests).where(eq(passwordResetRequests.id, id));
};
