import { and, eq, gt, isNotNull, isNull, not } from '../../db/drizzle/query.ts';
import { createExport, type ExportFilter, type ListExport } from '@tillbook/contract';
import type { Connection, Database } from '../../db/client.ts';
import { listExports } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { isAlive } from '../../processes/is-alive.ts';
import { isFromLivingSession } from '../../access/sessions.ts';

export type ExportRow = typeof listExports.$inferSelect;
type Outcome = NonNullable<ExportRow['outcome']>;

export const insertExport = async (
  connection: Connection,
  row: typeof listExports.$inferInsert,
): Promise<ExportRow | undefined> => {
  const [inserted] = await connection.insert(listExports).values(row).returning();
  return inserted;
};

export const findExport = async (
  { drizzle }: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<ExportRow | undefined> => {
  const [row] = await drizzle
    .select()
    .from(listExports)
    .where(and(eq(listExports.id, id), eq(listExports.accountId, accountId)));
  return row;
};

/** Redeems a ticket in one statement: of many concurrent requests exactly one gets the file. */
export const takeExport = async (
  { drizzle }: Database,
  ticketHash: Buffer,
  { begunAt, processId }: { readonly begunAt: Date; readonly processId: string },
): Promise<ExportRow | undefined> => {
  const [taken] = await drizzle
    .update(listExports)
    .set({ begunAt, processId })
    .where(
      and(
        eq(listExports.ticketHash, ticketHash),
        isNull(listExports.begunAt),
        isNull(listExports.outcome),
        gt(listExports.expiresAt, begunAt),
        isFromLivingSession(listExports.sessionTokenHash, begunAt),
      ),
    )
    .returning();
  return taken;
};

/** Restores a ticket whose file could not be started. */
export const releaseExport = async ({ drizzle }: Database, id: string): Promise<void> => {
  await drizzle.update(listExports).set({ begunAt: null }).where(eq(listExports.id, id));
};

/** Records the progress of an export; false if it has ended meanwhile. */
export const recordProgress = async (
  { drizzle }: Database,
  id: string,
  rowCount: number,
): Promise<boolean> => {
  const going = await drizzle
    .update(listExports)
    .set({ rowCount })
    .where(and(eq(listExports.id, id), isNull(listExports.outcome)))
    .returning({ id: listExports.id });
  return going.length > 0;
};

/** Ends an export; one that has ended stays as it ended. */
export const endExport = async ({ drizzle }: Database, id: string, outcome: Outcome): Promise<void> => {
  await drizzle
    .update(listExports)
    .set({ outcome })
    .where(and(eq(listExports.id, id), isNull(listExports.outcome)));
};

/** Ends an export whose process died while it sent the file; its row, or undefined if there was nothing to end. */
export const endInterrupted = async (
  { drizzle }: Database,
  { id, accountId }: Pick<ExportRow, 'id' | 'accountId'>,
): Promise<ExportRow | undefined> => {
  const [ended] = await drizzle
    .update(listExports)
    .set({ outcome: 'failed' })
    .where(
      and(
        eq(listExports.id, id),
        eq(listExports.accountId, accountId),
        isNull(listExports.outcome),
        isNotNull(listExports.begunAt),
        isNotNull(listExports.processId),
        not(isAlive(listExports.processId)),
      ),
    )
    .returning();
  return ended;
};

/** The filter, as checked when the export was requested. */
export const storedFilter = ({ filter }: Pick<ExportRow, 'filter'>): ExportFilter | undefined =>
  filter === null ? undefined : createExport.body.shape.filter.parse(filter);

const totalsOf = ({ outcome, rowCount, totalCount, totalCountCapped }: ExportRow) => {
  if (outcome === 'done') return { totalCount: rowCount };
  return { totalCount, ...(totalCountCapped && { totalCountCapped }) };
};

/** An export as the contract shows it. Counts above a thousand rows are known at the end. */
export const toExport = (row: ExportRow): ListExport => ({
  id: row.id,
  status: row.outcome ?? (row.begunAt === null ? 'waiting' : 'running'),
  rowCount: row.rowCount,
  ...totalsOf(row),
});
