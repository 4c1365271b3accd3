import { and, eq, gt, isNull } from 'drizzle-orm';
import { createExport, type ListExport } from '@tillbook/contract';
import type { Connection, Database } from '../../db/client.ts';
import { listExports } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { isFromLivingSession } from '../../access/sessions.ts';
import type { ListFilter } from '../transactions/index.ts';

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

/** Uses up a ticket, in one statement: of many that ask for a file exactly one gets it. */
export const takeExport = async (
  { drizzle }: Database,
  ticketHash: Buffer,
  begunAt: Date,
): Promise<ExportRow | undefined> => {
  const [taken] = await drizzle
    .update(listExports)
    .set({ begunAt })
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

/** Makes a ticket good again whose file could not be begun. */
export const giveExportBack = async ({ drizzle }: Database, id: string): Promise<void> => {
  await drizzle.update(listExports).set({ begunAt: null }).where(eq(listExports.id, id));
};

/** Writes down how far an export is; false where it has been ended meanwhile. */
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

/** Ends an export; what has ended stays as it ended. */
export const endExport = async ({ drizzle }: Database, id: string, outcome: Outcome): Promise<void> => {
  await drizzle
    .update(listExports)
    .set({ outcome })
    .where(and(eq(listExports.id, id), isNull(listExports.outcome)));
};

/** The filter as it was checked when the export was asked for. */
export const storedFilter = ({ filter }: Pick<ExportRow, 'filter'>): ListFilter | undefined =>
  filter === null ? undefined : createExport.body.shape.filter.parse(filter);

const totalsOf = ({ outcome, rowCount, totalCount, totalCountCapped }: ExportRow) => {
  if (outcome === 'done') return { totalCount: rowCount };
  return { totalCount, ...(totalCountCapped && { totalCountCapped }) };
};

/** An export as the contract shows it. How many rows a filter has beyond a thousand is known at the end. */
export const toExport = (row: ExportRow): ListExport => ({
  id: row.id,
  status: row.outcome ?? (row.begunAt === null ? 'waiting' : 'running'),
  rowCount: row.rowCount,
  ...totalsOf(row),
});
