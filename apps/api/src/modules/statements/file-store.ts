import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Connection, Database } from '../../db/client.ts';
import { statementFiles } from '../../db/schema/index.ts';
import { isFromLivingSession } from '../../access/sessions.ts';

export type StatementFileRow = typeof statementFiles.$inferSelect;

export const insertStatementFile = async (
  connection: Connection,
  row: typeof statementFiles.$inferInsert,
): Promise<void> => {
  await connection.insert(statementFiles).values(row);
};

/** Uses up a ticket, in one statement: of many that ask for a file exactly one gets it. */
export const takeStatementFile = async (
  { drizzle }: Database,
  ticketHash: Buffer,
  takenAt: Date,
): Promise<StatementFileRow | undefined> => {
  const [taken] = await drizzle
    .update(statementFiles)
    .set({ takenAt })
    .where(
      and(
        eq(statementFiles.ticketHash, ticketHash),
        isNull(statementFiles.takenAt),
        gt(statementFiles.expiresAt, takenAt),
        isFromLivingSession(statementFiles.sessionTokenHash, takenAt),
      ),
    )
    .returning();
  return taken;
};

/** Makes a ticket good again whose file could not be begun. */
export const giveStatementFileBack = async ({ drizzle }: Database, ticketHash: Buffer): Promise<void> => {
  await drizzle
    .update(statementFiles)
    .set({ takenAt: null })
    .where(eq(statementFiles.ticketHash, ticketHash));
};
