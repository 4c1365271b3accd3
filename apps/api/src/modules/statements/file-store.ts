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

export const findOpenStatementFile = async (
  { drizzle }: Database,
  ticketHash: Buffer,
  now: Date,
): Promise<StatementFileRow | undefined> => {
  const [found] = await drizzle
    .select()
    .from(statementFiles)
    .where(
      and(
        eq(statementFiles.ticketHash, ticketHash),
        isNull(statementFiles.takenAt),
        gt(statementFiles.expiresAt, now),
        isFromLivingSession(statementFiles.sessionTokenHash, now),
      ),
    );
  return found;
};

const ofFile = ({ accountId, ticketHash }: StatementFileRow) =>
  and(eq(statementFiles.accountId, accountId), eq(statementFiles.ticketHash, ticketHash));

/** Closes the ticket of a delivered file; returns false if it was already closed. */
export const closeStatementFile = async (
  { drizzle }: Database,
  file: StatementFileRow,
  takenAt: Date,
): Promise<boolean> => {
  const closed = await drizzle
    .update(statementFiles)
    .set({ takenAt })
    .where(and(ofFile(file), isNull(statementFiles.takenAt)))
    .returning({ accountId: statementFiles.accountId });
  return closed.length > 0;
};

export const reopenStatementFile = async ({ drizzle }: Database, file: StatementFileRow): Promise<void> => {
  await drizzle.update(statementFiles).set({ takenAt: null }).where(ofFile(file));
};
