import { and, eq, gt, isNotNull, isNull, not, or } from '../../db/drizzle/query.ts';
import { createExport, type ExportFilter, type ListExport } from '@tillbook/contract';
import type { Connection, Database } from '../../db/client.ts';
import { listExports } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
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

/** A failed export can be downloaded again while its ticket is valid. */
const isOpen = or(isNull(listExports.outcome), eq(listExports.outcome, 'failed'));

export const findOpenExport = async (
  { drizzle }: Database,
  ticketHash: Buffer,
  now: Date,
): Promise<ExportRow | undefined> => {
  const [found] = await drizzle
    .select()
    .from(listExports)
    .where(
      and(
        eq(listExports.ticketHash, ticketHash),
        isOpen,
        gt(listExports.expiresAt, now),
        isFromLivingSession(listExports.sessionTokenHash, now),
      ),
    );
  return found;
};

export type Sending = Pick<ExportRow, 'id' | 'accountId'> & {
  readonly begunAt: Date;
  readonly processId: string;
};

const ofExport = ({ id, accountId }: Pick<ExportRow, 'id' | 'accountId'>) =>
  and(eq(listExports.id, id), eq(listExports.accountId, accountId));

/** Records that the file is being sent; returns false if it was delivered or canceled in the meantime. */
export const beginExport = async (
  { drizzle }: Database,
  { begunAt, processId, ...exported }: Sending,
): Promise<boolean> => {
  const begun = await drizzle
    .update(listExports)
    .set({ begunAt, processId, rowCount: 0, outcome: null })
    .where(and(ofExport(exported), isOpen))
    .returning({ id: listExports.id });
  return begun.length > 0;
};

/** Restores the ticket of an interrupted delivery, unless a later delivery has begun. */
export const releaseExport = async (
  { drizzle }: Database,
  { begunAt, ...exported }: Sending,
  outcome: 'done' | null,
): Promise<void> => {
  await drizzle
    .update(listExports)
    .set({ begunAt: null, outcome: null })
    .where(
      and(
        ofExport(exported),
        eq(listExports.begunAt, begunAt),
        outcome === null ? isNull(listExports.outcome) : eq(listExports.outcome, outcome),
      ),
    );
};

/** Closes the ticket of a delivered file; returns false if it was already closed. */
export const closeExport = async (
  { drizzle }: Database,
  { begunAt, processId, ...exported }: Sending,
  rowCount: number,
): Promise<boolean> => {
  const closed = await drizzle
    .update(listExports)
    .set({ begunAt, processId, rowCount, outcome: 'done' })
    .where(and(ofExport(exported), isOpen))
    .returning({ id: listExports.id });
  return closed.length > 0;
};

/** Records the rows sent so far; returns false if the export was canceled in the meantime. */
export const recordProgress = async (
  { drizzle }: Database,
  { begunAt, processId, ...exported }: Sending,
  rowCount: number,
): Promise<boolean> => {
  const going = await drizzle
    .update(listExports)
    .set({ begunAt, processId, rowCount, outcome: null })
    .where(and(ofExport(exported), isOpen))
    .returning({ id: listExports.id });
  if (going.length > 0) return true;
  // If another response has delivered the file in the meantime, this response is completed too.
  const [found] = await drizzle
    .select({ outcome: listExports.outcome })
    .from(listExports)
    .where(ofExport(exported));
  return found?.outcome === 'done';
};

/** Ends an export that was not delivered. An earlier outcome stays. */
export const endExport = async (
  { drizzle }: Database,
  exported: Pick<ExportRow, 'id' | 'accountId'>,
  outcome: Exclude<Outcome, 'done'>,
): Promise<void> => {
  await drizzle
    .update(listExports)
    .set({ outcome })
    .where(and(ofExport(exported), isNull(listExports.outcome)));
};

/**
 * Ends an export whose process died while sending the file; returns `undefined` if there was nothing to end.
 */
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

export const storedFilter = ({ filter }: Pick<ExportRow, 'filter'>): ExportFilter | undefined =>
  filter === null ? undefined : createExport.body.shape.filter.parse(filter);

const totalsOf = ({ outcome, rowCount, totalCount, totalCountCapped }: ExportRow) => {
  if (outcome === 'done') return { totalCount: rowCount };
  return { totalCount, ...(totalCountCapped && { totalCountCapped }) };
};

const statusOf = ({ outcome, begunAt, expiresAt }: ExportRow, now: Date): ListExport['status'] => {
  if (outcome !== null) return outcome;
  if (begunAt !== null) return 'running';
  // The ticket expired before the file was fetched.
  return expiresAt > now ? 'waiting' : 'cancelled';
};

/** A count that was capped at a thousand rows becomes exact when the export is done. */
export const toExport = (row: ExportRow, now: Date): ListExport => ({
  id: row.id,
  status: statusOf(row, now),
  rowCount: row.rowCount,
  ...totalsOf(row),
});
