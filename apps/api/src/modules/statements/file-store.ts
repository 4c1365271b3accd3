import { and, eq, gt, isNull } from '../../db/drizzle/query.ts';
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

/** Redeems a ticket in one statement: of many concurrent requests exactly one gets the file. */
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

/** Restores a ticket whose file could not be started. */
export const releaseStatementFile = async (
  { drizzle }: Database,
  { accountId, ticketHash }: StatementFileRow,
): Promise<void> => {
  await drizzle
    .update(statementFiles)
    .set({ takenAt: null })
    .where(and(eq(statementFiles.accountId, accountId), eq(statementFiles.ticketHash, ticketHash)));
};
